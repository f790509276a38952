// A report as a page that stands alone: what was found, how risky it is, and what to do. It holds
// names of columns, kinds of data and counts, and no value.
import { el } from './dom.js';
import { strings as s } from './strings.js';

const looks = 'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}' +
  'th,td{border-bottom:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}.score{font-size:2rem;font-weight:700}@media print{body{margin:0}}';

const t = s.reportPage;

function rows(heads, list) {
  return el('table', {}, el('thead', {}, el('tr', {}, heads.map(h => el('th', {}, h)))),
    el('tbody', {}, list.map(cells => el('tr', {}, cells.map(c => el('td', {}, String(c)))))));
}

// reportPage returns the page as a text, of a report as it is saved in JSON.
export function reportPage(r) {
  const page = document.implementation.createHTMLDocument(s.brand);
  page.documentElement.lang = t.language;
  const styles = page.createElement('style'), charset = page.createElement('meta');
  styles.textContent = looks;
  charset.setAttribute('charset', 'utf-8');
  page.head.append(charset, styles);
  const standards = Object.entries(r.risk.standardBreakdown).sort((a, b) => b[1] - a[1]);
  page.body.append(...[
    el('h1', {}, t.title(r.file ? r.file.name : '')),
    el('p', {}, t.made(r.made.slice(0, 10))),
    el('h2', {}, s.risk.score), el('p', { class: 'score' }, r.risk.overallRiskScore + ' / 100, ' + (s.levels[r.risk.riskLevel] || r.risk.riskLevel)),
    standards.length && el('p', {}, s.risk.worst(standards.filter(x => x[1] === standards[0][1]).map(x => x[0]), standards[0][1])),
    rows([s.catalogue.standard, s.risk.score], standards),
    r.columns && el('h2', {}, s.mask.caption),
    r.columns && rows([s.mask.column, s.mask.verdict, s.mask.confidence, s.mask.operator],
      r.columns.map(c => [c.column || s.mask.unnamed, c.label, s.percent(c.confidence), s.operators.names[c.operator.operator] || c.operator.operator])),
    el('h2', {}, s.risk.parts),
    rows([s.risk.tag, s.risk.level, s.risk.points, s.risk.reason, s.risk.articles],
      r.risk.details.map(d => [d.tag, s.levels[d.level] || d.level, d.points, d.reason || '', (d.standards || []).map(x => x.standard + ' ' + x.citation).join('; ')])),
    el('h2', {}, s.risk.steps), el('p', {}, s.risk.stepsHint(r.advice.scoreAfter)),
    rows(['', s.risk.tag, s.risk.score], r.advice.steps.map(x => [x.action, x.tags.join(', '), x.scoreAfter])),
    el('h2', {}, s.risk.advice),
    rows(['', s.risk.level, s.risk.reason, s.risk.articles], r.advice.recommendations.map(x => [x.action, s.levels[x.priority] || x.priority, x.reason, x.citations.join('; ')])),
  ].filter(Boolean));
  return '<!DOCTYPE html>\n' + new XMLSerializer().serializeToString(page);
}
