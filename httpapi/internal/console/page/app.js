// The frame: who is signed in, and which page is shown. Pages stay as they are while another is
// shown, and while somebody signs in again.
import { el, put, replace, field, button, say } from './dom.js';
import { signedIn, onLost, useToken, usePair, signOut, knownLabels } from './api.js';
import { strings as s } from './strings.js';
import { maskPage } from './mask.js';
import { riskPage } from './risk.js';
import { checkPage } from './check.js';
import { cataloguePage } from './catalogue.js';

// What the pages share: the tags of what was looked at last, for the page of risk.
const shared = { tags: [], masked: {}, hidden: {} };

const makers = { mask: maskPage, risk: riskPage, check: checkPage, catalogue: cataloguePage };
const pages = new Map();
const main = document.getElementById('main'), header = document.getElementById('header');
const gate = el('section', { 'aria-labelledby': 'gate-title' });
const place = el('div', {}), labels = el('datalist', { id: 'labels' });
let current = 'mask';

function showHeader() {
  replace(header,
    el('div', { class: 'brand' }, el('strong', {}, s.brand), el('span', { class: 'muted' }, s.motto)),
    el('nav', { 'aria-label': s.pages }, Object.keys(makers).map(name =>
      button(s[name].title, () => show(name), { class: 'tab', 'aria-current': name === current && signedIn() ? 'page' : null, disabled: !signedIn() }))),
    signedIn() && button(s.signIn.out, leave, { class: 'plain' }));
}

// show shows a page, which is made when it is first asked for.
function show(name) {
  current = name;
  if (!pages.has(name)) pages.set(name, makers[name](shared, show));
  const page = pages.get(name);
  replace(place, page.node);
  if (page.shown) page.shown();
  showHeader();
  document.title = s[name].title + ' – ' + s.brand;
  main.focus();
}

// ask shows the form for a credential above what is there.
function ask(reason) {
  const token = el('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const user = el('input', { autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' });
  const password = el('input', { type: 'password', autocomplete: 'off' });
  const problem = el('p', { class: 'bad', role: 'alert' }, reason);
  const go = () => el('button', { type: 'submit' }, s.signIn.go);
  let busy = false;
  // enter makes what is done when a form is sent, which may not be empty.
  const enter = (first, take) => async e => {
    e.preventDefault();
    if (busy) return;
    if (!first.value.trim()) { problem.textContent = s.signIn.nothing; first.focus(); return; }
    busy = true;
    try {
      await take();
      token.value = user.value = password.value = '';
      gate.remove();
      say(s.signIn.done);
      if (pages.size) { showHeader(); main.focus(); } else show(current);
      replace(labels, (await knownLabels()).map(l => el('option', { value: l })));
    } catch (error) {
      problem.textContent = error.status === 401 ? s.signIn.wrong : error.status === 404 ? s.signIn.noTokens : error.message;
    }
    busy = false;
  };
  replace(gate,
    el('h1', { id: 'gate-title' }, s.signIn.title),
    el('p', {}, s.signIn.about),
    problem,
    el('form', { class: 'gate', submit: enter(token, () => useToken(token.value.trim().replace(/^Bearer\s+/i, ''))) },
      el('fieldset', {}, el('legend', {}, s.signIn.byToken), field(s.signIn.token, token, s.signIn.tokenHint), go())),
    el('form', { class: 'gate', submit: enter(user, () => usePair(user.value, password.value)) },
      el('fieldset', {}, el('legend', {}, s.signIn.byPair), field(s.signIn.user, user), field(s.signIn.password, password), go())));
  if (!gate.isConnected) main.prepend(gate);
  token.focus();
}

// leave forgets the credential and all that was shown with it.
function leave() {
  signOut();
  pages.clear();
  shared.tags = [];
  shared.masked = shared.hidden = {};
  shared.reidentification = shared.uncounted = undefined;
  shared.policy = undefined;
  shared.records = 0;
  place.replaceChildren();
  current = 'mask';
  showHeader();
  ask('');
}

onLost(() => { signOut(); showHeader(); ask(s.errors.expired); });
document.getElementById('skip').textContent = s.skip;
put(main, place, labels);
showHeader();
ask('');
