// What the pages are made of. Everything from outside is put in as text: nothing here turns
// text into markup.

// el makes an element. A function is a listener, true an empty attribute, and null, undefined
// and false are left out, among the children too.
export function el(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

// svg makes an element of a drawing.
export function svg(tag, attributes, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(e, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    const state = name.startsWith('aria-'); // false is a state too
    if (value === null || value === undefined || value === false && !state) continue;
    if (state) e.setAttribute(name, value);
    else if (typeof value === 'function') e.addEventListener(name, value);
    else if (name === 'value' || name === 'checked') e[name] = value;
    else e.setAttribute(name, value === true ? '' : value);
  }
  put(e, ...children);
  return e;
}

// put adds children to an element.
export function put(e, ...children) {
  e.append(...children.flat().filter(c => c !== null && c !== undefined && c !== false));
}

// replace puts children in the place of those of an element.
export function replace(e, ...children) {
  e.replaceChildren();
  put(e, ...children);
}

let ids = 0;

// field makes a labelled control: what wraps both. The control gets an id if it has none.
export function field(label, control, hint) {
  control.id = control.id || 'f' + ++ids;
  const about = hint && el('small', { id: control.id + '-hint' }, hint);
  if (about) control.setAttribute('aria-describedby', about.id);
  return el('div', { class: 'field' }, el('label', { for: control.id }, label), control, about);
}

// choice makes a select of [value, text] pairs.
export function choice(pairs, value, attributes) {
  const e = el('select', attributes, pairs.map(([v, t]) => el('option', { value: v }, t)));
  e.value = value;
  return e;
}

// button makes a button that does not send a form.
export function button(text, click, attributes) {
  return el('button', { type: 'button', click, ...attributes }, text);
}

// bar shows a share from 0 to most, with its number beside it.
export function bar(value, most, text, name, level) {
  return el('span', { class: 'bar' },
    svg('svg', { class: 'meter ' + (level ? 'level-' + level.toLowerCase() : ''), role: 'meter', 'aria-label': name || text, 'aria-valuenow': value, 'aria-valuemin': 0,
      'aria-valuemax': most, 'aria-valuetext': text }, svg('rect', { width: most > 0 ? value / most * 100 + '%' : '0', height: '100%' })),
    el('span', { class: 'number' }, text));
}

// table makes a table with a caption for screen readers. A cell is a node or a text.
export function table(caption, heads, rows) {
  return el('table', {},
    el('caption', { class: 'hidden' }, caption),
    el('thead', {}, el('tr', {}, heads.map(h => el('th', { scope: 'col' }, h)))),
    el('tbody', {}, rows.map(cells => row(heads, cells))));
}

// row makes a row of such a table. On a narrow page each cell has its heading before it.
export function row(heads, cells) {
  return el('tr', {}, cells.map((c, i) => i === 0
    ? el('th', { scope: 'row' }, c)
    : el('td', { 'data-head': heads[i] }, c)));
}

// say has a screen reader say something.
export function say(text) {
  document.getElementById('live').textContent = text;
}

// save has the browser keep a file.
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const a = el('a', { href: address, download: name });
  document.body.append(a);
  a.click();
  a.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

// saveJSON has the browser keep a JSON document.
export function saveJSON(name, value) {
  save(name, JSON.stringify(value, null, 2) + '\n', 'application/json');
}

// picker makes a place to drop a file at, or to choose one.
export function picker(label, hint, take) {
  const input = el('input', { type: 'file', change: () => { if (input.files[0]) take(input.files[0]); } });
  const box = field(label, input, hint);
  box.classList.add('drop');
  box.addEventListener('dragover', e => { e.preventDefault(); box.classList.add('over'); });
  box.addEventListener('dragleave', () => box.classList.remove('over'));
  box.addEventListener('drop', e => {
    e.preventDefault();
    box.classList.remove('over');
    if (e.dataTransfer.files[0]) take(e.dataTransfer.files[0]);
  });
  return box;
}

// later makes a function that runs once, a moment after the last of its calls.
export function later(run, wait = 200) {
  let timer;
  return () => { clearTimeout(timer); timer = setTimeout(run, wait); };
}
