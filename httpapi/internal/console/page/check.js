// Did the masking work? One value, or a file before and after.
import { el, replace, field, button, bar, table, picker, saveJSON, say } from './dom.js';
import { post, base64 } from './api.js';
import { strings as s } from './strings.js';
import { readSample, some } from './sample.js';

const t = s.check;
const valuesEach = 5; // of a column, that are held to its rule
const atOnce = 4; // requests

export function checkPage() {
  const original = el('input', { spellcheck: 'false' }), masked = el('input', { spellcheck: 'false' });
  const rule = el('input', { list: 'labels', spellcheck: 'false', autocapitalize: 'characters' });
  const verdict = el('div', { role: 'status' });
  const one = async e => {
    e.preventDefault();
    verdict.replaceChildren();
    try {
      const answer = await post('api/v1/validate', { original: original.value, masked: masked.value, rule: rule.value.trim() });
      replace(verdict, el('p', { class: answer.valid ? 'good' : 'bad' }, answer.valid ? t.valid : t.invalid),
        el('ul', {}, answer.issues.map(issue)));
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
  const go = button(t.compare, compare, { disabled: true });
  const state = el('progress', { max: 1, hidden: true, 'aria-label': s.mask.progress });

  async function compare() {
    problem.textContent = '';
    result.replaceChildren();
    go.disabled = true;
    state.hidden = false;
    state.removeAttribute('value');
    try {
      const [before, after] = await Promise.all([read(files.before), read(files.after)]);
      if (before.report.columns.length !== after.report.columns.length) throw new Error(t.otherColumns);
      const checks = before.report.columns.map((c, i) => ({ column: c.column, label: c.label, left: after.report.columns[i].label, ...pairsOf(before.sample[i], after.sample[i]), issues: new Map() }));
      const work = checks.flatMap(c => isRule(c.label) ? c.changed.slice(0, valuesEach).map(p => [c, p]) : []);
      let at = 0, ready = 0;
      const worker = async () => {
        while (at < work.length) {
          const [c, [o, m]] = work[at++];
          const answer = await post('api/v1/validate', { original: o, masked: m, rule: c.label });
          // A policy may have chosen another operator than the rule: that is no leak.
          for (const i of answer.issues) if (i.severity === 'error') c.issues.set(i.code, i);
          state.value = ++ready / work.length;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      const personal = checks.filter(c => isRule(c.label));
      const leaking = personal.filter(c => c.same > 0 || c.issues.size > 0);
      const tags = [...new Set(personal.map(c => c.label))], residual = [...new Set(leaking.map(c => c.label))];
      const advice = tags.length ? await post('audit/recommend/by-name', { tags, masked: tags, residual }) : null;
      draw(checks, leaking, advice);
    } catch (e) { problem.textContent = e.message; }
    go.disabled = false;
    state.hidden = true;
  }

  async function read(file) {
    const report = await post('api/v1/file/profile', { fileName: file.name, content: await base64(file) });
    return { report, sample: await readSample(file, report) };
  }

  function draw(checks, leaking, advice) {
    const words = leaking.length ? t.leaks(leaking.length) : t.noLeaks;
    say(words);
    replace(result, el('h2', {}, t.result), el('p', { class: leaking.length ? 'bad' : 'good' }, words),
      advice && el('p', {}, s.risk.scoreIs(advice.riskScore, s.levels[advice.riskLevel])),
      el('p', { class: 'muted' }, t.sampled),
      table(t.result, [s.mask.column, t.was, t.is, t.same, t.issues], checks.map(c => [c.column, c.label, c.left,
        c.total ? bar(c.same, c.total, t.of(c.same, c.total), t.same) : t.unread,
        c.issues.size ? el('ul', {}, [...c.issues.values()].map(issue)) : isRule(c.label) ? c.same ? t.unmasked : t.fine : c.label === 'NONE' ? t.notPersonal : t.byEye])),
      advice && advice.recommendations.length > 0 && el('div', {}, el('h3', {}, s.risk.advice), el('ul', { class: 'cards' }, advice.recommendations.map(r =>
        el('li', {}, el('strong', {}, r.action), el('p', {}, r.reason), el('p', { class: 'muted' }, r.citations.join('; ')))))),
      el('div', { class: 'actions' }, button(s.mask.report, () => saveJSON('check.json', {
        made: new Date().toISOString(), advice,
        columns: checks.map(c => ({ column: c.column, label: c.label, labelAfter: c.left, compared: c.total, unchanged: c.same, issues: [...c.issues.values()] })),
      }), { class: 'plain' })));
  }

  return { node: el('div', {}, el('h1', {}, t.title), el('p', {}, t.about),
    el('section', {}, el('h2', {}, t.files),
      el('div', { class: 'two' }, el('div', {}, picker(t.before, '', take('before')), chosen.before), el('div', {}, picker(t.after, '', take('after')), chosen.after)),
      el('div', { class: 'actions' }, go), state, problem, result),
    el('section', {}, el('h2', {}, t.value),
      el('form', { submit: one, class: 'grid' }, field(t.original, original), field(t.masked, masked), field(t.rule, rule), el('button', { type: 'submit' }, t.go)), verdict)) };
}

const isRule = label => label !== 'NONE' && label !== 'UNKNOWN' && label !== 'FREE_TEXT';

function issue(i) {
  return el('li', {}, el('strong', {}, s.issues[i.code] || i.code), ': ' + i.message);
}

// pairsOf holds the values of a column before and after against each other, row by row.
function pairsOf(before, after) {
  const pairs = before.map((v, i) => [v, after[i]]).filter(([v, m]) => v.trim() !== '' && m !== undefined);
  const different = new Map(pairs.filter(([v, m]) => v !== m).map(p => [p[0], p]));
  return { total: pairs.length, same: pairs.filter(([v, m]) => v === m).length, changed: some([...different.keys()], valuesEach).map(v => different.get(v)) };
}
