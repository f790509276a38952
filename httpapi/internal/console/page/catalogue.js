// What the service knows: standards, recognizers, mappings and datasets.
import { el, svg, put, replace, field, choice, button, table, row, later } from './dom.js';
import { get, post, put as send } from './api.js';
import { strings as s } from './strings.js';

const t = s.catalogue;
const pageSize = 50;

// What each list shows: its path, its headings and the cells of a record.
const kinds = {
  standards: { path: 'standards', heads: [t.name, t.what, t.where, t.weight], cells: r => [r.name, r.title, r.jurisdiction, String(r.weight)] },
  recognizers: { path: 'recognizers', heads: [t.name, t.label, t.category, t.sensitivity, t.state],
    cells: r => [r.name, r.label, r.category, String(r.sensitivity), r.enabled ? t.on : t.off] },
  mappings: { path: 'mappings/full', heads: [t.label, t.standard, t.category, t.citation], cells: r => [r.recognizer.label, r.standard.name, r.category, r.citation] },
  datasets: { path: 'api/v1/datasets', heads: [t.name, t.owner, t.labels, t.history], list: a => a.datasets,
    cells: r => [r.id, r.owner || '', Object.keys(r.labels).join(', '), line(r.history || [])] },
};

export function cataloguePage() {
  const kind = choice(Object.keys(kinds).map(k => [k, t.kinds[k]]), 'standards', { change: () => load() });
  const q = el('input', { type: 'search', spellcheck: 'false', input: later(() => load(), 250) });
  const count = el('p', { class: 'muted', role: 'status' });
  const problem = el('p', { class: 'bad', role: 'alert' });
  const list = el('div', {}), makers = { standards: standardForm(() => load()), recognizers: recognizerForm(() => load()), mappings: mappingForm(() => load()) }, view = el('section', { hidden: true, tabindex: -1, 'aria-label': t.record });
  let turn = 0;

  async function load() {
    const mine = ++turn, k = kinds[kind.value];
    problem.textContent = '';
    view.hidden = true;
    for (const [name, form] of Object.entries(makers)) form.node.hidden = name !== kind.value;
    makers[kind.value]?.shown?.();
    let at = 0, body;
    const next = async () => {
      const answer = await get(k.path + '?limit=' + pageSize + '&offset=' + at + (q.value.trim() ? '&q=' + encodeURIComponent(q.value.trim()) : ''));
      if (mine !== turn) return;
      const records = k.list ? k.list(answer) : answer;
      at += records.length;
      const heads = [...k.heads, ''];
      const rows = records.map(r => row(heads, [...k.cells(r), button(t.view, e => look(r, e.target), { class: 'plain', 'aria-label': t.viewOf(r.name || r.id) })]));
      if (!body) {
        const made = table(t.kinds[kind.value], [...k.heads, el('span', { class: 'hidden' }, t.action)], []);
        body = made.querySelector('tbody');
        replace(list, made);
      }
      put(body, rows);
      const more = answer.total > at || (answer.total === undefined && records.length === pageSize);
      list.querySelector('.more')?.remove();
      if (more) put(list, button(t.more, () => next().catch(show), { class: 'plain more' }));
      count.textContent = answer.total === undefined ? t.shown(at) : t.shownOf(at, answer.total);
    };
    const show = e => { if (mine === turn) problem.textContent = e.message; };
    await next().catch(show);
  }

  function look(record, from) {
    view.hidden = false;
    const words = el('p', { class: 'bad', role: 'alert' });
    const turnOff = kind.value === 'recognizers' && button(record.enabled ? t.turnOff : t.turnOn, async () => {
      try {
        await send('recognizers/' + encodeURIComponent(record.id), { ...record, enabled: !record.enabled });
        await load();
      } catch (e) { words.textContent = e.message; }
    });
    replace(view, el('h2', {}, record.name || record.id || ''), fields(record),
      kind.value === 'datasets' && (record.history || []).length > 0 && el('div', {}, el('h3', {}, t.history), line(record.history, true)),
      words, el('div', { class: 'actions' }, turnOff, button(t.close, () => { view.hidden = true; from.focus(); }, { class: 'plain' })));
    view.focus();
    view.scrollIntoView({ block: 'nearest' });
  }

  return { node: el('div', {}, el('h1', {}, t.title), el('p', {}, t.about),
    el('div', { class: 'grid' }, field(t.kind, kind), field(t.search, q)), Object.values(makers).map(m => m.node), problem, view, count, list), shown: load };
}

// maker makes a form for a record of the reader's own, which is tried before it is saved.
function maker(title, path, controls, record, saved, hint) {
  const words = el('p', { role: 'status' });
  const go = dry => async e => {
    e.preventDefault();
    words.className = '';
    try {
      await post(path + (dry ? '?dryRun=true' : ''), record());
      words.textContent = dry ? t.tried : t.saved;
      words.className = 'good';
      if (!dry) saved();
    } catch (error) {
      words.textContent = error.message;
      words.className = 'bad';
    }
  };
  return el('details', { hidden: true }, el('summary', {}, title), el('form', { submit: go(true) }, hint && el('p', { class: 'muted' }, hint), controls,
    words, el('div', { class: 'actions' }, el('button', { type: 'submit' }, t.tryIt), button(t.save, go(false), { class: 'plain' }))));
}

const lines = (e, by) => e.value.split(by).map(x => x.trim()).filter(Boolean);

function recognizerForm(saved) {
  const name = el('input', { spellcheck: 'false' }), pattern = el('input', { spellcheck: 'false' }), context = el('input', {}), headers = el('input', {});
  const sensitivity = el('input', { type: 'number', min: 0, max: 100, value: 50 }), rule = el('input', { list: 'labels', spellcheck: 'false' });
  const match = el('textarea', { rows: 2 }), noMatch = el('textarea', { rows: 2 });
  return { node: maker(t.make, 'recognizers', [
    el('div', { class: 'grid' }, field(t.name, name), field(t.pattern, pattern), field(t.fields.context, context), field(t.fields.headers, headers),
      field(t.sensitivity, sensitivity), field(t.fields.maskRule, rule)),
    el('div', { class: 'two' }, field(t.match, match, t.oneEach), field(t.noMatch, noMatch, t.oneEach))],
  () => ({
    name: name.value.trim(), patterns: [{ regex: pattern.value, confidence: 0.9 }], context: lines(context, ','), headers: lines(headers, ','),
    sensitivity: Number(sensitivity.value), maskRule: rule.value.trim(), examples: { match: lines(match, '\n'), noMatch: lines(noMatch, '\n') },
  }), saved) };
}

function standardForm(saved) {
  const name = el('input', { spellcheck: 'false' }), title = el('input', {}), where = el('input', {}), url = el('input', { type: 'url' });
  const weight = el('input', { type: 'number', min: 0, step: 'any', value: 1 });
  return { node: maker(t.makeStandard, 'standards',
    el('div', { class: 'grid' }, field(t.name, name), field(t.what, title), field(t.where, where), field(t.weight, weight), field(t.fields.url, url)),
    () => ({ name: name.value.trim(), title: title.value.trim(), jurisdiction: where.value.trim(), weight: Number(weight.value), url: url.value.trim() || undefined }),
    saved, t.standardHint) };
}

function mappingForm(saved) {
  const standard = el('select', {}), label = el('input', { list: 'labels', spellcheck: 'false', autocapitalize: 'characters' });
  const category = el('input', {}), citation = el('input', {}), weight = el('input', { type: 'number', min: 0, max: 1, step: 'any', value: 0.8 });
  let recognizers = [];
  const shown = async () => {
    try {
      const [all, known] = await Promise.all([get('standards?limit=1000'), get('recognizers?limit=1000')]);
      const was = standard.value;
      recognizers = known;
      replace(standard, all.map(x => el('option', { value: x.id }, x.name)));
      if (all.some(x => x.id === was)) standard.value = was;
    } catch { /* the list says why */ }
  };
  const wanted = () => label.value.trim().toUpperCase().replace(/[\s-]+/g, '_');
  return { shown, node: maker(t.makeMapping, 'mappings',
    el('div', { class: 'grid' }, field(t.standard, standard), field(t.label, label), field(t.category, category), field(t.citation, citation), field(t.weight, weight)),
    () => ({ standardId: standard.value, recognizerId: (recognizers.find(r => r.label === wanted()) || {}).id || '', category: category.value.trim(),
      citation: citation.value.trim(), weight: Number(weight.value) }), saved) };
}

// fields lists what a record has.
function fields(record) {
  const shown = Object.entries(record).filter(([k, v]) => k !== 'history' && v !== '' && v !== null && !(Array.isArray(v) && !v.length));
  return el('dl', { class: 'record' }, shown.map(([k, v]) => el('div', {}, el('dt', {}, t.fields[k] || k), el('dd', {}, words(v)))));
}

function words(v) {
  if (typeof v === 'boolean') return v ? s.risk.yes : s.risk.no;
  if (Array.isArray(v) && v.every(x => typeof x !== 'object')) return v.join(', ');
  if (Array.isArray(v)) return el('ul', {}, v.map(x => el('li', {}, words(x))));
  if (typeof v === 'object') {
    return Object.values(v).every(x => typeof x !== 'object') ? Object.entries(v).map(([k, x]) => k + ': ' + x).join(', ') : fields(v);
  }
  return String(v);
}

// line draws the scores of a dataset over time.
function line(history, large) {
  if (!history.length) return '';
  const width = large ? 480 : 120, height = large ? 100 : 32, end = history.at(-1);
  const x = i => history.length === 1 ? width / 2 : 4 + i * (width - 8) / (history.length - 1), y = score => height - 3 - score * (height - 6) / 100;
  return el('span', { class: 'line' },
    svg('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': t.historyOf(history.map(h => h.date + ' ' + h.score).join(', ')) },
      svg('polyline', { points: history.map((h, i) => x(i) + ',' + y(h.score)).join(' ') }),
      history.map((h, i) => svg('circle', { cx: x(i), cy: y(h.score), r: 2.5 }))),
    el('span', { class: 'number' }, String(end.score)));
}
