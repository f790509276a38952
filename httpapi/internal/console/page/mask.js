// Drop a file: what its columns hold, what becomes of them, and the masked file.
import { el, put, replace, field, choice, button, bar, row, say, save, saveJSON, picker } from './dom.js';
import { post, upload, bytes } from './api.js';
import { strings as s } from './strings.js';
import { readSample, some } from './sample.js';
import { operatorsFor, parametersOf, operationOf, ruleOf, policyOf, namesOne, shownOperation, maskedTags, hiddenTags, tagsOf } from './policy.js';
import { evidence } from './evidence.js';
import { textPart } from './text.js';
import { reportPage } from './report.js';

const t = s.mask;
const shownAtOnce = 100; // columns; more are shown when asked for

export function maskPage(shared, show) {
  const problem = el('p', { class: 'bad', role: 'alert' });
  const progress = el('progress', { max: 100, hidden: true, 'aria-label': t.progress });
  const state = el('p', { class: 'muted' });
  const result = el('div', {});
  const dataset = el('input', { spellcheck: 'false' });
  const text = textPart(shared, show);
  const drop = picker(t.drop, t.dropHint, take);
  const node = el('div', {},
    el('h1', {}, t.title), el('p', {}, t.about),
    el('div', { class: 'two' }, el('div', {}, drop, field(t.dataset, dataset, t.datasetHint)), text.input),
    problem, progress, state, result);
  text.into(result, problem, () => still(''));

  function moving(phase, done, all) {
    progress.hidden = false;
    state.textContent = t.phases[phase];
    if (all) progress.value = done / all * 100; else progress.removeAttribute('value');
  }

  function still(words) {
    progress.hidden = true;
    state.textContent = words || '';
    if (words) say(words);
  }

  async function take(file) {
    problem.textContent = '';
    result.replaceChildren();
    try {
      moving('up', 0, 0);
      const report = await upload('api/v1/file/profile', { fileName: file.name, assess: true, datasetId: dataset.value.trim() || undefined }, { file }, { progress: moving });
      if (report.columns.length === 0) {
        still(t.noColumns(report.rows));
        if (file.size <= 1 << 20) await text.look(await file.text());
        return;
      }
      moving('explain', 0, 0);
      const samples = await readSample(file, report);
      const columns = report.columns.map((c, i) => ({ ...c, found: c.label, verdict: c.label, choice: '', given: {}, sample: some(samples[i]), values: samples[i] }));
      const free = namesOne(columns);
      columns.forEach(c => { c.fixed = !report.header || !free(c); });
      await explain(columns);
      still(t.seen(report.rows, columns.length));
      showColumns(file, report, columns);
    } catch (e) {
      still('');
      problem.textContent = e.message;
    }
  }

  // explain asks why the columns are what they are, on the rows that were read here.
  async function explain(columns) {
    if (!columns.some(c => c.values.length)) return;
    try {
      const asked = columns.map(c => ({ name: c.column, values: c.values.slice(0, 50).map(v => v.slice(0, 2000)) }));
      const { results } = await post('api/v1/profiler/run', { columns: asked, explain: true });
      results.forEach((r, i) => { columns[i].evidence = r.evidence; columns[i].candidates = r.candidates; });
    } catch { /* the verdicts are there without their reasons */ }
  }

  function showColumns(file, report, columns) {
    const body = el('tbody', {});
    const heads = [t.column, t.verdict, t.confidence, t.operator, t.preview];
    const counts = el('p', {});
    const share = () => {
      shared.tags = tagsOf(columns, report);
      shared.hidden = hiddenTags(columns, report);
      shared.masked = maskedTags(columns, report);
      shared.reidentification = report.assessment.question.reidentification;
      shared.uncounted = report.assessment.tooManyCombinations;
      shared.policy = policyOf(columns);
      shared.records = report.rows;
      const unsure = columns.filter(c => c.verdict === 'UNKNOWN').length;
      counts.textContent = t.counts(columns.filter(c => c.verdict !== 'NONE').length - unsure, unsure, columns.length);
    };
    const more = button('', () => add(), { class: 'plain' });
    let at = 0;
    const add = () => {
      const next = columns.slice(at, at += shownAtOnce);
      put(body, next.map(c => columnRow(c, heads, share)));
      preview(next.filter(c => c.sample.length));
      more.hidden = at >= columns.length;
      more.textContent = t.more(columns.length - at);
    };
    add();
    share();
    const proof = button(t.proof, () => prove(file, columns, proof), { class: 'plain', hidden: true });
    const masked = button(t.download, () => download(file, columns, masked, proof));
    replace(result,
      el('h2', {}, file.name), counts,
      el('div', { class: 'actions' }, masked,
        button(t.policy, () => saveJSON('policy.json', policyOf(columns)), { class: 'plain' }),
        button(t.reportPage, () => reportOf(report, columns, r => save('report.html', reportPage(r), 'text/html')), { class: 'plain' }),
        button(t.report, () => reportOf(report, columns, r => saveJSON('report.json', r)), { class: 'plain' }),
        proof,
        button(t.toRisk, () => show('risk'), { class: 'plain' })),
      el('table', { class: 'columns' }, el('caption', { class: 'hidden' }, t.caption),
        el('thead', {}, el('tr', {}, heads.map(h => el('th', { scope: 'col' }, h)))), body),
      more);
  }

  function columnRow(c, heads, share) {
    const verdict = el('input', { list: 'labels', value: c.verdict, 'aria-label': t.verdictOf(c.column), spellcheck: 'false', autocapitalize: 'characters', disabled: c.fixed });
    const changed = el('small', {}, c.fixed && t.fixed);
    const what = el('div', {});
    c.shown = el('div', { class: 'preview' }, c.sample.length ? '' : el('span', { class: 'muted' }, t.noSample));
    const update = () => {
      changed.textContent = c.verdict === c.found ? '' : t.foundAs(c.found);
      share();
      if (c.sample.length) preview([c]);
    };
    const parameters = () => {
      const select = choice(operatorsFor(c), c.choice, { 'aria-label': t.operatorOf(c.column), disabled: c.fixed, change: () => { c.choice = select.value; c.given = {}; parameters(); update(); } });
      replace(what, select, parametersOf(c).map(p => {
        const input = p.choices ? choice(p.choices, p.value) : el('input', { type: p.type, value: p.value, min: p.min, step: p.step });
        input.addEventListener('change', () => { c.given[p.name] = input.value; update(); });
        return field(p.label, input);
      }));
    };
    verdict.addEventListener('change', () => {
      c.verdict = verdict.value.trim().toUpperCase().replace(/[\s-]+/g, '_') || c.found;
      verdict.value = c.verdict;
      c.choice = '';
      c.given = {};
      parameters();
      update();
    });
    parameters();
    const why = el('details', {}, el('summary', {}, t.why, el('span', { class: 'hidden' }, ' ' + c.column)), evidence(c));
    return row(heads, [c.column === '' ? t.unnamed : c.column,
      el('div', {}, verdict, changed, why),
      bar(c.confidence, 1, s.percent(c.confidence), t.confidenceOf(c.column)),
      what, c.shown]);
  }

  // preview shows what becomes of a few values. Columns that nobody has changed are one request.
  async function preview(columns) {
    const plain = columns.filter(c => !shownOperation(c)), own = columns.filter(shownOperation);
    await Promise.all([plain.length && previewUnder(plain), ...own.map(c => previewUnder([c], shownOperation(c)))]);
  }

  async function previewUnder(columns, operation) {
    const turn = {};
    columns.forEach(c => { c.turn = turn; });
    try {
      const records = columns.flatMap(c => c.sample.map(value => ({ ruleName: ruleOf(c, operation), value })));
      const rule = ruleOf(columns[0], operation);
      const policy = operation && rule !== 'UNKNOWN' ? { labels: { [rule]: operation } } : undefined;
      const { maskedRecords } = await post('api/v1/mask/run', { records, policy });
      let at = 0;
      for (const c of columns) {
        const masked = maskedRecords.slice(at, at += c.sample.length);
        if (c.turn !== turn) continue;
        replace(c.shown, el('dl', {}, c.sample.map((v, i) => el('div', {},
          el('dt', {}, cut(v)), el('dd', {}, el('span', { class: 'hidden' }, t.becomes), masked[i].value === '' ? el('em', {}, t.empty) : cut(masked[i].value))))));
      }
    } catch (e) {
      for (const c of columns) if (c.turn === turn) replace(c.shown, el('span', { class: 'bad', role: 'alert' }, e.message));
    }
  }

  let made; // the masked file that was downloaded last, and how

  async function download(file, columns, from, proof) {
    problem.textContent = '';
    from.disabled = true;
    try {
      moving('up', 0, 0);
      const policy = policyOf(columns);
      const answer = await upload('api/v1/file/mask', { fileName: file.name, policy, datasetId: dataset.value.trim() || undefined }, { file }, { progress: moving });
      made = { content: new Blob([bytes(answer.content)]), policy };
      save('masked-' + file.name, made.content, 'application/octet-stream');
      still(t.done(answer.rows));
      proof.hidden = false;
    } catch (e) {
      still('');
      problem.textContent = e.message;
      problem.scrollIntoView({ block: 'center' });
    }
    from.disabled = false;
  }

  // prove has the service compare what was downloaded with the original, and saves what it signs.
  async function prove(file, columns, from) {
    problem.textContent = '';
    from.disabled = true;
    try {
      moving('up', 0, 0);
      const answer = await upload('api/v1/file/validate', { fileName: file.name, policy: made.policy }, { file: made.content, original: file }, { progress: moving });
      if (answer.proof) {
        save('proof.intoto.json', answer.proof.envelope, 'application/json');
        save('proof-public.pem', answer.proof.publicKey, 'application/x-pem-file');
      } else saveJSON('proof.json', answer.report);
      const leaks = answer.report.findings.filter(f => (f.givesAway || []).length);
      still(leaks.length ? s.check.leaks(leaks.length, s.levels[leaks[0].level]) : s.check.noLeaks);
      if (!answer.proof) problem.textContent = s.check.noProof;
    } catch (e) {
      still('');
      problem.textContent = e.message;
    }
    from.disabled = false;
  }

  // reportOf makes a report of what was found, how risky it is and what to do. It holds no value of the file.
  async function reportOf(report, columns, keep) {
    problem.textContent = '';
    try {
      const body = { ...report.assessment.question, tags: tagsOf(columns, report), masked: maskedTags(columns, report) };
      const [risk, advice] = await Promise.all([post('risk/details/by-name', body), post('audit/recommend/by-name', body)]);
      keep({
        made: new Date().toISOString(),
        file: { name: report.fileName, format: report.format, rows: report.rows, bytes: report.bytes, findings: report.findings },
        columns: columns.map(c => ({ column: c.column, found: c.found, label: c.verdict, confidence: c.confidence, count: c.count, operator: operationOf(c) || { operator: 'mask' } })),
        policy: policyOf(columns), risk, advice,
      });
    } catch (e) { problem.textContent = e.message; }
  }

  return { node };
}

// cut returns a text that fits into a cell.
function cut(text) {
  const points = Array.from(text);
  return points.length > 60 ? points.slice(0, 59).join('') + '…' : text;
}
