// The frame is painted before the pages are made: what has to be read and run for them takes longer
// than the first picture. In a tab that nobody sees there is no picture to wait for.
let begun = false;

function begin() {
  if (!begun) import('./app.js');
  begun = true;
}

requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, 200);
