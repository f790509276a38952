// What becomes of a column, as a masking policy says it.
//
// The service masks a column by the label that it finds there itself. A policy cannot give a
// column another label, so a column with a verdict of the reader's own gets an operator that
// does the same under any label, and the preview shows what that does.
import { strings as s } from './strings.js';

const o = s.operators;

// The operators that a reader can choose from. Those with a label of their own need a verdict that
// the service shares.
const all = ['mask', 'redact', 'replace', 'null', 'truncate', 'generalize', 'noise', 'hash', 'pseudonym', 'fake', 'fpe', 'encrypt', 'shift', 'text', 'keep'];
const ofLabel = new Set(['pseudonym', 'fake', 'fpe', 'shift']);

const parameters = {
  replace: [{ name: 'with', type: 'text', value: '[hidden]' }],
  truncate: [{ name: 'length', type: 'number', value: 2, min: 1 }],
  noise: [{ name: 'ratio', type: 'number', value: 0.1, min: 0.01, step: 'any' }],
  generalize: [{ name: 'to', choices: ['year', 'quarter', 'month', 'decade', 'zip3', 'age'].map(v => [v, o.to[v]]), value: 'year' }],
};

const isData = label => label !== 'NONE' && label !== 'UNKNOWN' && label !== 'FREE_TEXT';

// namesOne returns a function that reports whether a policy can mean a column and no other one. It
// goes by names, in which an asterisk and a question mark stand for others: to keep one of two columns
// of a name would keep both.
export function namesOne(columns) {
  const key = name => name.toLowerCase().replace(/[\s_-]/g, ''), count = new Map();
  for (const c of columns) count.set(key(c.column), (count.get(key(c.column)) || 0) + 1);
  return c => key(c.column) !== '' && count.get(key(c.column)) === 1 && !/[*?]/.test(c.column);
}

// operatorsFor returns the operators of a column as pairs for a select.
export function operatorsFor(c) {
  const own = c.verdict !== c.found || !isData(c.found);
  return [['', o.byDefault(defaultWords(c))], ...all.filter(name => !own || !ofLabel.has(name)).map(name => [name, o.names[name]])];
}

function defaultWords(c) {
  if (c.verdict === 'NONE') return o.names.keep;
  if (c.verdict === 'FREE_TEXT') return o.names.text;
  if (c.verdict !== c.found && isData(c.found)) return o.names.redact;
  return c.verdict === c.found && isData(c.found) ? o.names.mask : o.whole;
}

// parametersOf returns the parameters of the operator of a column, with what was given.
export function parametersOf(c) {
  return (parameters[c.choice] || []).map(p => ({ ...p, label: o.parameters[p.name], value: c.given[p.name] ?? p.value }));
}

// operationOf returns the operation that a policy has for a column, or undefined where the service
// does what is wanted of itself.
export function operationOf(c) {
  const changed = c.verdict !== c.found;
  let operator = c.choice;
  if (operator === '') {
    if (!changed) return undefined;
    operator = c.verdict === 'NONE' ? 'keep' : c.verdict === 'FREE_TEXT' ? 'text' : isData(c.found) ? 'redact' : 'mask';
  }
  if (operator === 'redact' && (changed || !isData(c.found))) return { operator: 'replace', with: '[' + (isData(c.verdict) ? c.verdict : 'REDACTED') + ']' };
  if (operator === 'mask' && !changed && isData(c.found)) return undefined;
  const operation = { operator };
  for (const p of parametersOf(c)) {
    const value = p.type === 'number' ? Number(p.value) : p.value;
    operation[p.name] = value;
  }
  return operation;
}

// shownOperation is operationOf for a preview. Free text in a file is searched without a policy that
// says so, and a single value is not.
export function shownOperation(c) {
  return operationOf(c) || (c.found === 'FREE_TEXT' ? { operator: 'text' } : undefined);
}

// ruleOf returns the rule by which a preview masks the values of a column. UNKNOWN masks a value
// whole, as a file does with a column without a label; FREE_TEXT takes every other operator.
export function ruleOf(c, operation) {
  if (!operation || isData(c.found)) return c.found;
  return operation.operator === 'mask' ? 'UNKNOWN' : 'FREE_TEXT';
}

// policyOf returns the policy for all columns, which the command and the service take as it is.
export function policyOf(columns) {
  const policy = { default: 'mask' };
  for (const c of columns) {
    const operation = operationOf(c);
    if (operation) (policy.columns ||= Object.create(null))[c.column] = operation;
  }
  return policy;
}

// tagsOf returns what a file adds to a score: the tags of its columns, and those that its texts hold. A verdict of the reader's own
// counts in place of what was found.
export function tagsOf(columns, report) {
  const tags = new Set(columns.map(c => c.verdict === c.found ? c.tag : c.verdict).filter(l => l && l !== 'NONE'));
  inTexts(columns, report).forEach(l => tags.add(l));
  return [...tags];
}

// inTexts returns the labels in texts, and what was found at all where a column was made a text by the reader.
function inTexts(columns, report) {
  const own = columns.some(c => c.verdict === 'FREE_TEXT' && c.verdict !== c.found);
  return [...(report.assessment.inTexts || []), ...(own ? Object.keys(report.findings || {}) : [])];
}

// hiddenTags returns the operator of each label that is masked in the file as it is.
export function hiddenTags(columns, report) {
  const hidden = { ...report.assessment.question.masked };
  columns.filter(c => c.verdict !== c.found).forEach(c => delete hidden[c.verdict]);
  return hidden;
}

// maskedTags returns the operator of each label none of whose columns stays as it is, when the file was masked as chosen.
export function maskedTags(columns, report) {
  const masked = hiddenTags(columns, report), kept = new Set(), texts = inTexts(columns, report);
  for (const c of columns) {
    const operator = (operationOf(c) || { operator: 'mask' }).operator;
    const own = c.verdict === c.found ? c.tag : c.verdict;
    if (!isData(c.verdict) && operator === 'keep') texts.forEach(l => kept.add(l));
    if (!own || own === 'NONE') continue;
    if (operator === 'keep' && !c.maskedBy) kept.add(own);
    else if (!(own in masked)) masked[own] = operator === 'mask' && own === 'FREE_TEXT' ? 'text' : operator;
  }
  for (const l of texts) if (!(l in masked)) masked[l] = 'mask';
  kept.forEach(l => delete masked[l]);
  return masked;
}
