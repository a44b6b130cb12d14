// Kapwa Payroll, a fictitious payroll system: employees sign in with a password and a code and see their payslips.
import { createServer } from 'node:http';
import { renderCode, renderLogin, renderPayslips } from './pages.mjs';
import { openRecords } from './records.mjs';

const { PAYROLL_PORT = '8210', PAYROLL_FILE, PAYROLL_CODE } = process.env;
const records = openRecords(PAYROLL_FILE, { fixedCode: PAYROLL_CODE });
/** Simulates that payslips are fetched from an archive on first use. */
const collectingMs = 800;
const collectedAt = new Map();

const codeAnswers = {
  WRONG: [401, 'This code is wrong.'],
  LATE: [410, 'This code is too old.'],
  LOCKED: [423, 'Too many wrong codes. Please sign in again later.'],
  UNKNOWN: [403, 'Please sign in again.'],
};

const actions = {
  'GET /': ({ page }) => page(200, renderLogin()),
  'POST /login': async ({ form, page, redirect }) => {
    const signedIn = records.signIn(form.get('number') ?? '', form.get('password') ?? '');
    if (!signedIn) return page(401, renderLogin('The employee number or the password is wrong.'));
    sendText(signedIn.code);
    redirect('/code', { 'set-cookie': `session=${signedIn.session}; HttpOnly; SameSite=Lax; Path=/` });
  },
  'GET /code': ({ page }) => page(200, renderCode()),
  'POST /code': async ({ form, session, page, redirect }) => {
    const result = records.enterCode(session, form.get('code') ?? '');
    if (result === 'OK') return redirect('/payslips');
    const [status, problem] = codeAnswers[result];
    page(status, renderCode(problem));
  },
  'POST /code/resend': async ({ session, page, redirect }) => {
    const code = records.renewCode(session);
    if (!code) return page(403, renderLogin('Please sign in again.'));
    sendText(code);
    redirect('/code');
  },
  'GET /payslips': async ({ session, page, redirect }) => {
    const employee = records.findEmployee(session);
    if (!employee) return redirect('/');
    page(200, renderPayslips(employee, records.listPayslips(session, 1)));
  },
  'GET /api/me': async ({ session, json }) => {
    const employee = records.findEmployee(session);
    json(employee ? 200 : 401, employee ?? { message: 'Please sign in.' });
  },
  'GET /api/payslips': async ({ session, query, json }) => {
    if (!records.findEmployee(session)) return json(401, { message: 'Please sign in.' });
    const readyAt = collectedAt.get(session) ?? Date.now() + collectingMs;
    collectedAt.set(session, readyAt);
    if (Date.now() < readyAt) return json(202, { message: 'Your payslips are being collected.' });
    json(200, records.listPayslips(session, Math.max(1, Number(query.get('page')) || 1)));
  },
  'POST /logout': async ({ session, redirect }) => {
    records.signOut(session);
    collectedAt.delete(session);
    redirect('/');
  },
};

/** Simulates a text message. */
function sendText(code) {
  console.log(`A text message: your code is ${code}.`);
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://payroll');
  const action = actions[`${request.method} ${pathname}`];
  const send = (status, body, headers) =>
    response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
  if (!action) return send(404, 'Not found.', { 'content-type': 'text/plain' });
  try {
    await action({
      query: searchParams,
      session: /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '',
      form: new URLSearchParams(request.method === 'POST' ? await readBody(request) : ''),
      page: (status, html) => send(status, html, { 'content-type': 'text/html; charset=utf-8' }),
      json: (status, body) => send(status, JSON.stringify(body), { 'content-type': 'application/json' }),
      redirect: (location, headers) => send(303, '', { location, ...headers }),
    });
  } catch (error) {
    console.error(error);
    send(500, 'Something went wrong.', { 'content-type': 'text/plain' });
  }
});

async function readBody(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) throw new Error('The form is too long.');
  }
  return text;
}

server.listen(Number(PAYROLL_PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
