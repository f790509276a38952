// The first rows of a file, read here to show what masking does to them. The service reads the
// file itself; what this module cannot read has no preview, and nothing else depends on it.

const mostBytes = 1 << 20;
export const mostRows = 200;

// readSample returns the values of columns by name, in the order of the service's columns, or
// empty lists.
export async function readSample(file, report) {
  const names = report.columns.map(c => c.column);
  let columns = new Map();
  try {
    const text = await head(file);
    if (report.format.startsWith('csv') || report.format.startsWith('tsv')) return fromRows(text, report, text.whole);
    if (report.format.startsWith('json') || report.format.startsWith('ndjson')) columns = fromJSON(text.text, text.whole);
  } catch { /* no preview */ }
  return names.map(n => columns.get(n) || []);
}

// head returns the beginning of a file, decompressed.
async function head(file) {
  const magic = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  let source = file.slice(0, mostBytes).stream(), whole = file.size <= mostBytes;
  if (magic[0] === 0x1f && magic[1] === 0x8b) source = source.pipeThrough(new DecompressionStream('gzip'));
  const reader = source.getReader(), decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < mostBytes) {
      const { done, value } = await reader.read();
      if (done) return { text, whole };
      text += decoder.decode(value, { stream: true });
    }
  } catch { /* the end of a part of a compressed file */ }
  return { text, whole: false };
}

function fromRows({ text, whole }, report) {
  const rows = parseRows(text.replace(/^\ufeff/, ''));
  if (!whole) rows.pop();
  const data = report.header ? rows.slice(1) : rows;
  return report.columns.map((c, i) => {
    const at = report.header && rows[0] && rows[0][i] !== c.column && rows[0].includes(c.column) ? rows[0].indexOf(c.column) : i;
    return data.slice(0, mostRows).map(r => r[at]).filter(v => v !== undefined);
  });
}

// parseRows reads rows of cells between the separator that the first line has most of.
function parseRows(text) {
  const first = (text.match(/^(?:"(?:[^"]|"")*"|[^\r\n"])*/) || [''])[0].replace(/"(?:[^"]|"")*"/g, '');
  const separator = [',', ';', '\t', '|'].map(c => [first.split(c).length, c]).sort((a, b) => b[0] - a[0])[0][1];
  const rows = [];
  let row = [], cell = '', quoted = false;
  for (let i = 0; i < text.length && rows.length <= mostRows + 1; i++) {
    const c = text[i];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') { cell += c; i++; } else quoted = false;
    } else if (c === '"' && cell === '') quoted = true;
    else if (c === separator) { row.push(cell); cell = ''; }
    else if (c === '\n' || c === '\r') {
      if (c === '\r' && text[i + 1] === '\n') i++;
      row.push(cell);
      if (row.length > 1 || cell !== '') rows.push(row);
      row = []; cell = '';
    } else cell += c;
  }
  rows.push(cell !== '' || row.length ? [...row, cell] : []);
  if (rows.at(-1).length === 0 && rows.length > 1 && !text.endsWith(separator)) rows.pop();
  return rows;
}

function fromJSON(text, whole) {
  const columns = new Map();
  const walk = (v, name) => {
    if (Array.isArray(v)) v.slice(0, mostRows).forEach(x => walk(x, name + '[]'));
    else if (v !== null && typeof v === 'object') for (const [k, x] of Object.entries(v)) walk(x, name ? name + '.' + k : k);
    else if (v !== null) {
      if (!columns.has(name)) columns.set(name, []);
      if (columns.get(name).length < mostRows) columns.get(name).push(String(v));
    }
  };
  let documents;
  try { documents = [JSON.parse(text)]; } catch {
    documents = text.split('\n').slice(0, mostRows).flatMap(line => { try { return [JSON.parse(line)]; } catch { return []; } });
  }
  for (const d of documents) (Array.isArray(d) ? d.slice(0, mostRows) : [d]).forEach(x => walk(x, ''));
  return columns;
}

// some returns a few different values that are not empty.
export function some(values, most = 3) {
  return [...new Set(values.filter(v => v.trim() !== ''))].slice(0, most);
}
