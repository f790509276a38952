// Requests to the service. The credential is in a variable of this module and nowhere else: a
// tab that is closed or loaded anew has forgotten it.
import { strings as s } from './strings.js';

const base = new URL('..', import.meta.url).href;
let credential = '', labels;
let lost = () => {};

// A Refusal is an answer that is not a good one, in words for people.
export class Refusal extends Error {
  constructor(status, errors) {
    const lines = (errors || []).map(e => e.message).slice(0, 10);
    super(lines.join('\n') || s.errors.status(status));
    this.status = status;
    this.errors = errors || [];
  }
}

// signedIn reports whether there is a credential.
export function signedIn() { return credential !== ''; }

// onLost says what is done when the service no longer takes the credential.
export function onLost(f) { lost = f; }

// useToken takes a token or an API key, after the service has taken it.
export async function useToken(token) {
  // A byte that a header cannot have would be an error of the browser's own words.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Refusal(0, [{ message: s.errors.token }]);
  const before = credential;
  credential = token;
  try {
    await send('POST', 'api/v1/mask/run', { records: [] }, { quiet: true });
  } catch (e) {
    // Without the scope it is a good credential all the same.
    if (e.status === 403 && e.errors[0] && e.errors[0].code === 'FORBIDDEN') return;
    credential = before;
    throw e;
  }
}

// usePair changes the basic pair for a token.
export async function usePair(user, password) {
  const bytes = new TextEncoder().encode(user + ':' + password);
  const answer = await send('POST', 'auth/token', undefined, { quiet: true, authorization: 'Basic ' + btoa(String.fromCharCode(...bytes)) });
  credential = answer.access_token;
}

// signOut forgets the credential.
export function signOut() { credential = ''; labels = undefined; }

// post sends a request and returns what is in the envelope, or the bare answer.
export function post(path, body, options) { return send('POST', path, body, options); }

// upload sends files beside a request, each in a part of its name, and returns what is in the answer.
export function upload(path, request, files, options) {
  const form = new FormData();
  form.append('request', JSON.stringify(request));
  for (const [name, file] of Object.entries(files)) form.append(name, file, 'file');
  return send('POST', path, form, options);
}

// put puts a document in the place of another.
export function put(path, body) { return send('PUT', path, body); }

// get asks for a document.
export function get(path) { return send('GET', path); }

// send sends a request, and returns what is in its answer.
async function send(method, path, body, options = {}) {
  const headers = { Authorization: options.authorization || 'Bearer ' + credential };
  const form = body instanceof FormData; // the browser says where its parts end
  if (body !== undefined && !form) headers['Content-Type'] = 'application/json';
  const sent = body === undefined || form ? body : JSON.stringify(body);
  const { status, text, total } = await (options.progress ? watched : plain)(method, base + path, headers, sent, options.progress);
  let answer;
  try { answer = JSON.parse(text); } catch { answer = undefined; }
  if (status >= 200 && status < 300 && answer !== undefined) {
    if (total !== null && Array.isArray(answer)) answer.total = Number(total);
    return answer !== null && answer.status === 'SUCCESS' && 'data' in answer ? answer.data : answer;
  }
  const refusal = new Refusal(status, answer && answer.errors);
  if (status === 403 && isKey() && !path.startsWith('api/')) refusal.message = s.errors.key;
  if (status === 401 && !options.quiet) {
    refusal.message = s.errors.expired;
    lost();
  }
  throw refusal;
}

// plain sends a request without credentials of the browser's own: where the service asks for the
// basic pair, the browser would put up a window of its own, and keep what is typed there.
async function plain(method, address, headers, body) {
  try {
    const answer = await fetch(address, { method, headers, body, credentials: 'omit', redirect: 'error', cache: 'no-store' });
    return { status: answer.status, text: await answer.text(), total: answer.headers.get('X-Total-Count') };
  } catch { throw new Refusal(0, [{ message: s.errors.away }]); }
}

// watched is like plain and says how far it is, which only the older interface can while a body is
// sent. It is for the file endpoints, which never ask for the basic pair.
function watched(method, address, headers, body, progress) {
  return new Promise((done, failed) => {
    const x = new XMLHttpRequest();
    x.open(method, address);
    for (const [name, value] of Object.entries(headers)) x.setRequestHeader(name, value);
    x.upload.onprogress = e => progress('up', e.loaded, e.total);
    x.upload.onload = () => progress('work', 0, 0);
    x.onprogress = e => progress('down', e.loaded, e.lengthComputable ? e.total : 0);
    x.onerror = () => failed(new Refusal(0, [{ message: s.errors.away }]));
    x.onload = () => done({ status: x.status, text: x.responseText, total: null });
    x.send(body);
  });
}

// isKey reports whether the credential is an API key, which opens a part of the service alone.
function isKey() { return credential.split('.').length !== 3; }

// bytes undoes base64.
export function bytes(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), c => c.charCodeAt(0));
}

// knownLabels returns the labels of the catalogue, or none where the credential does not open it.
export async function knownLabels() {
  if (!labels) {
    try {
      labels = (await get('recognizers?limit=1000')).filter(r => r.enabled).map(r => r.label).sort();
    } catch { return []; }
  }
  return labels;
}
