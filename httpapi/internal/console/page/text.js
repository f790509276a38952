// A text with what was found in it marked, each mark to accept or to refuse, and the masked text.
import { el, replace, field, button, bar, say, save, saveJSON } from './dom.js';
import { post } from './api.js';
import { strings as s } from './strings.js';
import { evidence } from './evidence.js';

const t = s.text;

export function textPart(shared, show) {
  const area = el('textarea', { rows: 5, spellcheck: 'false' });
  let result, problem, still;
  const look = async text => {
    problem.textContent = '';
    try {
      // Masking says where each masked place stands in both texts; profiling says why.
      const [masked, found] = await Promise.all([
        post('api/v1/mask/run', { mode: 'UNSTRUCTURED', text }),
        post('api/v1/profiler/run', { mode: 'UNSTRUCTURED', text, explain: true })]);
      still();
      showText(text, masked, found.results);
    } catch (e) { problem.textContent = e.message; }
  };
  const input = el('div', {}, field(t.paste, area), button(t.look, () => { if (area.value.trim()) look(area.value); }));

  function showText(text, masked, found) {
    const points = Array.from(text), after = Array.from(masked.maskedText);
    const places = masked.spans.map(span => ({
      ...span, accepted: true,
      before: points.slice(span.start, span.end).join(''),
      after: after.slice(span.maskedStart, span.maskedEnd).join(''),
      why: found.find(f => f.start < span.end && f.end > span.start),
    }));
    const out = el('div', { class: 'text', tabindex: 0, role: 'region', 'aria-label': t.masked });
    const count = el('p', {});
    const whole = () => pieces(points, places).map(p => typeof p === 'string' ? p : p.accepted ? p.after : p.before).join('');
    const update = () => {
      replace(out, pieces(points, places).map(p => typeof p === 'string' ? p : p.accepted ? el('mark', {}, p.after) : p.before));
      const accepted = places.filter(p => p.accepted);
      count.textContent = t.counts(accepted.length, places.length);
      shared.tags = [...new Set(accepted.map(p => p.label))];
      shared.masked = Object.fromEntries(shared.tags.map(l => [l, 'mask']));
      shared.hidden = {};
      shared.reidentification = shared.uncounted = undefined;
      shared.records = 0;
      shared.policy = undefined;
    };
    const toggle = p => {
      p.accepted = !p.accepted;
      for (const b of p.buttons) b.setAttribute('aria-pressed', p.accepted);
      say(p.accepted ? t.accepted(p.label) : t.refused(p.label));
      update();
    };
    const marked = el('div', { class: 'text', role: 'region', 'aria-label': t.original },
      pieces(points, places).map(p => {
        if (typeof p === 'string') return p;
        const b = el('button', { type: 'button', class: 'mark', 'aria-pressed': true, click: () => toggle(p) },
          p.before + ' ', el('span', { class: 'tag' }, p.label));
        p.buttons = [b];
        return b;
      }));
    const list = el('ol', { class: 'findings' }, places.map(p => {
      const b = button(t.take, () => toggle(p), { class: 'plain toggle', 'aria-pressed': true, 'aria-label': t.takeOf(p.before, p.label) });
      p.buttons.push(b);
      return el('li', {}, b, el('strong', {}, p.label),
        p.why && bar(p.why.confidence, 1, s.percent(p.why.confidence), s.mask.confidenceOf(p.label)),
        el('details', {}, el('summary', {}, s.mask.why), evidence(p.why || {})));
    }));
    replace(result,
      el('h2', {}, t.title), count,
      el('div', { class: 'actions' },
        button(t.download, () => save('masked.txt', whole(), 'text/plain')),
        button(s.mask.report, () => saveJSON('report.json', {
          made: new Date().toISOString(),
          findings: places.map(p => ({ label: p.label, start: p.start, end: p.end, accepted: p.accepted, confidence: p.why ? p.why.confidence : undefined })),
        }), { class: 'plain' }),
        button(s.mask.toRisk, () => show('risk'), { class: 'plain' })),
      el('div', { class: 'two' }, el('div', {}, el('h3', {}, t.original), el('p', { class: 'muted' }, t.press), marked),
        el('div', {}, el('h3', {}, t.masked), el('p', { class: 'muted' }, t.live), out)),
      places.length > 0 && el('h3', {}, t.findings), list);
    update();
    say(t.counts(places.length, places.length));
  }

  return { input, look, into(r, p, q) { result = r; problem = p; still = q; } };
}

// pieces cuts a text into what is between the places and the places.
function pieces(points, places) {
  const list = [];
  let at = 0;
  for (const p of places) {
    if (p.start > at) list.push(points.slice(at, p.start).join(''));
    list.push(p);
    at = p.end;
  }
  if (at < points.length) list.push(points.slice(at).join(''));
  return list;
}
