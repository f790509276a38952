// Did the masking work? One value, or a file before and after.
import { el, replace, field, button, table, picker, save, saveJSON, say } from './dom.js';
import { post, upload } from './api.js';
import { strings as s } from './strings.js';

const t = s.check;
const mostFindings = 200; // that are shown; the report has all

export function checkPage(shared) {
  const original = el('input', { spellcheck: 'false' }), masked = el('input', { spellcheck: 'false' });
  const rule = el('input', { list: 'labels', spellcheck: 'false', autocapitalize: 'characters' });
  const verdict = el('div', { role: 'status' });
  const one = async e => {
    e.preventDefault();
    verdict.replaceChildren();
    try {
      const answer = await post('api/v1/validate', { original: original.value, masked: masked.value, rule: rule.value.trim() });
      replace(verdict, el('p', { class: answer.valid ? 'good' : 'bad' }, answer.valid ? t.valid : t.invalid),
        el('ul', {}, answer.issues.map(i => el('li', {}, el('strong', {}, s.issues[i.code] || i.code), ': ' + i.message))));
    } catch (error) { replace(verdict, el('p', { class: 'bad' }, error.message)); }
  };

  const files = {};
  const problem = el('p', { class: 'bad', role: 'alert' });
  const result = el('div', {});
  const chosen = { before: el('p', { class: 'muted' }), after: el('p', { class: 'muted' }) };
  const take = side => file => {
    files[side] = file;
    chosen[side].textContent = file.name;
    go.disabled = !(files.before && files.after);
  };
  const ownPolicy = el('input', { type: 'checkbox', checked: false });
  const policyRow = el('div', { class: 'check', hidden: true }, field(t.policy, ownPolicy, t.policyHint));
  const go = button(t.compare, compare, { disabled: true });
  const state = el('progress', { max: 1, hidden: true, 'aria-label': s.mask.progress });

  async function compare() {
    problem.textContent = '';
    result.replaceChildren();
    go.disabled = true;
    state.hidden = false;
    state.removeAttribute('value');
    try {
      const policy = ownPolicy.checked && shared.policy || undefined;
      const answer = await upload('api/v1/file/validate', { fileName: files.after.name, page: true, policy }, { file: files.after, original: files.before });
      draw(answer);
    } catch (e) { problem.textContent = e.message; }
    go.disabled = false;
    state.hidden = true;
  }

  function draw({ report, page, proof }) {
    // What leaks comes with what is given away; the rest is harm to the use of the data.
    const leaks = report.findings.filter(f => (f.givesAway || []).length), harm = report.findings.filter(f => !(f.givesAway || []).length);
    const bad = leaks.some(f => f.level !== 'Low');
    const words = leaks.length ? t.leaks(leaks.length, s.levels[leaks[0].level]) : t.noLeaks;
    say(words);
    replace(result, el('h2', { tabindex: -1 }, t.result), el('p', { class: bad ? 'bad' : 'good' }, words),
      !report.complete && el('p', { class: 'bad' }, t.incomplete),
      leaks.length > 0 && table(t.leaking, [t.what, t.where, t.howMany, t.level, t.article], leaks.slice(0, mostFindings).map(cells)),
      el('h3', {}, t.columns),
      table(t.columns, [s.mask.column, s.mask.verdict, t.became, t.changed], report.tables.flatMap(x => x.columns.map(c =>
        [c.column, c.label, t.states[c.state] || c.state, t.of(c.changed, c.values)]))),
      harm.length > 0 && el('details', {}, el('summary', {}, t.harm(harm.length)),
        table(t.harm(harm.length), [t.what, t.where, t.howMany, t.level, t.article], harm.slice(0, mostFindings).map(cells))),
      el('div', { class: 'actions' },
        button(s.mask.reportPage, () => save('check.html', page, 'text/html'), { class: 'plain' }),
        button(s.mask.report, () => saveJSON('check.json', { made: new Date().toISOString(), report }), { class: 'plain' }),
        proof && button(t.proof, () => save('proof.intoto.json', proof.envelope, 'application/json'), { class: 'plain' }),
        proof && button(t.key, () => save('proof-public.pem', proof.publicKey, 'application/x-pem-file'), { class: 'plain' })),
      el('p', { class: 'muted' }, proof ? t.proofHint : t.noProof));
  }

  return { node: el('div', {}, el('h1', {}, t.title), el('p', {}, t.about),
    el('section', {}, el('h2', {}, t.files),
      el('div', { class: 'two' }, el('div', {}, picker(t.before, '', take('before')), chosen.before), el('div', {}, picker(t.after, '', take('after')), chosen.after)),
      policyRow, el('div', { class: 'actions' }, go), state, problem, result),
    el('section', {}, el('h2', {}, t.value),
      el('form', { submit: one, class: 'grid' }, field(t.original, original), field(t.masked, masked), field(t.rule, rule), el('button', { type: 'submit' }, t.go)), verdict)),
  shown: () => { policyRow.hidden = !shared.policy; } };
}

// cells are those of a finding.
function cells(f) {
  return [f.message, f.columns.join(', '), t.of(f.count, f.of) + ' ' + (t.units[f.unit] || f.unit),
    el('span', { class: 'pill level-' + f.level.toLowerCase() }, s.levels[f.level] || f.level),
    el('ul', {}, f.citations.map(c => el('li', {}, c.standard + ', ' + c.reference)))];
}
