// Why something is what it is, in words.
import { el } from './dom.js';
import { strings as s } from './strings.js';

// evidence lists the reasons for a verdict, the strongest first, and what else it could be.
export function evidence(c) {
  if (!c.evidence) return el('p', { class: 'muted' }, s.evidence.none);
  const list = [...c.evidence].filter(e => e.kind !== 'prior' && (Math.abs(e.weight) >= 0.05 || e.kind === 'checkDigit'))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const others = (c.candidates || []).filter(x => x.label !== c.label && x.confidence >= 0.01);
  return el('div', {},
    list.length ? el('ul', {}, list.map(e => el('li', {}, reason(e)))) : el('p', {}, s.evidence.nothing),
    others.length > 0 && el('p', { class: 'muted' }, s.evidence.others(others.map(x => x.label + ' ' + s.percent(x.confidence)).join(', '))));
}

function reason(e) {
  const words = s.evidence.kinds[e.kind] || (d => d || e.kind);
  const strength = e.weight < 0 ? s.evidence.against : e.weight >= 2 ? s.evidence.strongly : e.weight > 0 ? s.evidence.for : '';
  return words(e.detail || '') + (strength && ' – ' + strength);
}
