// How risky the data is, where that comes from, and what lowers it.
import { el, svg, replace, field, choice, bar, table, later, save, saveJSON, button } from './dom.js';
import { post, get } from './api.js';
import { strings as s } from './strings.js';
import { reportPage } from './report.js';

const t = s.risk;

export function riskPage(shared) {
  const tags = el('input', { spellcheck: 'false', autocapitalize: 'characters', list: 'labels' });
  const done = el('input', { type: 'checkbox', checked: false });
  const pairs = words => [['', t.unknown], ...Object.entries(words)];
  const controls = {
    environment: choice(pairs(t.environments), ''),
    classification: choice(pairs(t.classifications), ''),
    accessControl: choice(pairs(t.accessControls), ''),
    sector: choice(pairs(t.sectors), ''),
    externalAccess: choice([['', t.unknown], ['true', t.yes], ['false', t.no]], ''),
    records: el('input', { type: 'number', min: 0, step: 1 }),
    accessFrequency: el('input', { type: 'number', min: 0, step: 'any' }),
    retentionDays: el('input', { type: 'number', min: 0, step: 1 }),
    lastReviewed: el('input', { type: 'date' }),
  };
  const laws = el('fieldset', { class: 'switches', hidden: true });
  const problem = el('p', { class: 'bad', role: 'alert' });
  const result = el('div', {});
  let names = [], turn = 0, seen = '', last;
  const ask = later(refresh);
  for (const c of [tags, done, ...Object.values(controls)]) c.addEventListener('input', ask);

  const node = el('div', {}, el('h1', {}, t.title), el('p', {}, t.about),
    field(t.tags, tags, t.tagsHint),
    el('div', { class: 'check' }, field(t.masked, done, t.maskedHint)),
    laws,
    el('details', { open: true }, el('summary', {}, t.factors), el('p', { class: 'muted' }, t.factorsHint),
      el('div', { class: 'grid' }, Object.entries(controls).map(([name, c]) => field(t.names[name], c)))),
    problem, result);

  async function shown() {
    const now = shared.tags.join(', ');
    if (now !== seen) { // what was typed since stays
      tags.value = seen = now;
      controls.records.value = shared.records || '';
    }
    if (!names.length) {
      try {
        names = (await get('standards?limit=1000')).map(x => ({ name: x.name, title: x.title, box: el('input', { type: 'checkbox', checked: true, input: ask }) }));
        replace(laws, el('legend', {}, t.laws), names.map(n => el('span', { class: 'check', title: n.title }, field(n.name, n.box))));
        laws.hidden = false;
      } catch { /* without the scope all of them apply */ }
    }
    refresh();
  }

  function request() {
    const body = { tags: tags.value.split(/[,;\s]+/).filter(Boolean) };
    const factors = {};
    for (const [name, c] of Object.entries(controls)) {
      if (c.value === '') continue;
      factors[name] = c.type === 'number' ? Number(c.value) : name === 'externalAccess' ? c.value === 'true' : c.value;
    }
    if (Object.keys(factors).length) body.factors = factors;
    const known = new Set(body.tags.map(x => x.toUpperCase()));
    if (shared.tags.length) {
      body.masked = Object.fromEntries(Object.entries(done.checked ? shared.masked : shared.hidden).filter(([l]) => known.has(l)));
      body.reidentification = shared.reidentification;
    } else if (done.checked) body.masked = body.tags;
    const applied = names.filter(n => n.box.checked);
    if (names.length && applied.length && applied.length < names.length) body.standards = applied.map(n => n.name);
    return [body, !names.length || applied.length > 0];
  }

  async function refresh() {
    const mine = ++turn;
    const [body, some] = request();
    problem.textContent = some ? '' : t.noLaw;
    if (!some) return;
    if (!body.tags.length) { replace(result, el('p', { class: 'muted' }, t.nothing)); return; }
    try {
      const [risk, advice] = await Promise.all([post('risk/details/by-name', body), post('audit/recommend/by-name', body)]);
      if (mine === turn) draw(risk, advice);
    } catch (e) { if (mine === turn) problem.textContent = e.message; }
  }

  // titled is a standard with its title, where that says more.
  function titled(name) {
    const title = names.find(n => n.name === name)?.title;
    return title && title !== name ? `${name} (${title})` : name;
  }

  function draw(risk, advice) {
    const standards = Object.entries(risk.standardBreakdown).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const untouched = names.filter(n => n.box.checked && !(n.name in risk.standardBreakdown)).map(n => n.name);
    const spoken = t.scoreIs(risk.overallRiskScore, s.levels[risk.riskLevel]);
    if (last !== spoken) document.getElementById('live').textContent = last = spoken;
    let score = risk.overallRiskScore;
    replace(result,
      el('div', { class: 'two' },
        el('section', { 'aria-label': t.score }, el('h2', {}, t.score), gauge(risk.overallRiskScore, risk.riskLevel),
          shared.tags.length > 0 && el('p', {}, done.checked ? t.judged.masked : t.judged.original),
          shared.uncounted && el('p', { class: 'muted' }, t.uncounted),
          (risk.unknownTags || []).length > 0 && el('p', { class: 'bad' }, t.unknownTags(risk.unknownTags.length))),
        el('section', { 'aria-label': t.standards }, el('h2', {}, t.standards),
          standards.length > 0 && el('p', {}, t.worst(standards.filter(x => x[1] === standards[0][1]).map(x => titled(x[0])), standards[0][1])),
          el('ul', { class: 'bars' }, standards.map(([name, value]) => el('li', {}, el('span', {}, name), bar(value, 100, String(value), name, levelOf(value))))),
          untouched.length > 0 && el('p', { class: 'muted' }, t.untouched(untouched))),
      ),
      el('section', {}, el('h2', {}, t.steps), el('p', { class: 'muted' }, t.stepsHint(advice.scoreAfter)),
        el('ol', { class: 'steps' }, advice.steps.map(step => {
          const before = score;
          score = step.scoreAfter;
          return el('li', {}, el('span', {}, step.action + (step.tags.length ? ': ' + step.tags.join(', ') : '')),
            bar(score, 100, t.fall(before, score), t.fall(before, score), levelOf(score)));
        }))),
      el('section', {}, el('h2', {}, t.parts),
        table(t.parts, [t.tag, t.level, t.points, t.reason, t.articles], risk.details.map(d => [d.tag, bar(d.risk, 100, d.risk + ' ' + (s.levels[d.level] || d.level), d.tag, d.level), String(d.points),
          d.reason || '', el('details', {}, el('summary', {}, t.cited((d.standards || []).length), el('span', { class: 'hidden' }, ' ' + d.tag)),
            el('ul', {}, (d.standards || []).map(x => el('li', {}, x.standard + (x.jurisdiction ? ' ' + x.jurisdiction : '') + ', ' + x.citation + ': ' + x.category))))])),
        el('ul', {}, (risk.factors || []).filter(f => f.points !== 0).map(f => el('li', {}, t.factor(t.names[f.factor] || f.effect || f.factor, f.points))))),
      el('section', {}, el('h2', {}, t.advice),
        el('ul', { class: 'cards' }, advice.recommendations.map(r => el('li', {},
          el('strong', {}, r.action), el('span', { class: 'pill level-' + r.priority.toLowerCase() }, s.levels[r.priority] || r.priority),
          el('p', {}, r.reason), el('p', { class: 'muted' }, r.citations.join('; '))))),
        el('div', { class: 'actions' }, button(t.policy, () => saveJSON('policy.json', advice.policy), { class: 'plain' }),
          button(s.mask.reportPage, () => save('risk.html', reportPage({ made: new Date().toISOString(), risk, advice }), 'text/html'), { class: 'plain' }),
          button(s.mask.report, () => saveJSON('risk.json', { made: new Date().toISOString(), risk, advice }), { class: 'plain' }))));
  }

  return { node, shown };
}

// levelOf returns the level of a score, as the service draws the lines.
function levelOf(score) { return score >= 80 ? 'Critical' : score >= 60 ? 'High' : score >= 30 ? 'Medium' : 'Low'; }

// gauge draws a score as a half circle.
function gauge(score, level) {
  const arc = { d: 'M 10 60 A 50 50 0 0 1 110 60', pathLength: 100, fill: 'none', 'stroke-width': 12 };
  return el('div', { class: 'gauge' },
    svg('svg', { viewBox: '0 0 120 72', role: 'img', 'aria-label': t.scoreIs(score, s.levels[level]) },
      svg('path', { ...arc, class: 'track' }),
      score > 0 && svg('path', { ...arc, class: 'level-' + level.toLowerCase(), 'stroke-dasharray': score + ' 100' }),
      svg('text', { x: 60, y: 58, 'text-anchor': 'middle' }, String(score))),
    el('strong', {}, s.levels[level] || level));
}
