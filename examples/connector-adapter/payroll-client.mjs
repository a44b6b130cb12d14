// Signs in to Kapwa Payroll through its login page and reads the employee's pages.
const timeoutMs = 15_000;

/** The payroll system did not answer as expected; the platform asks again. */
export class PayrollAway extends Error {}

export function createPayrollClient(url) {
  async function call(path, { session, form } = {}) {
    try {
      return await fetch(url + path, {
        method: form ? 'POST' : 'GET',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: session ? { cookie: `session=${session}` } : {},
        ...(form && { body: new URLSearchParams(form) }),
      });
    } catch {
      throw new PayrollAway('The payroll system cannot be reached.');
    }
  }

  return {
    async isUp() {
      return (await call('/')).ok;
    },
    /** Returns a session that waits for its code; null if the number or password is wrong. */
    async signIn(number, password) {
      const answer = await call('/login', { form: { number, password } });
      if (answer.status === 401) return null;
      const session = /session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (!session) throw new PayrollAway(`The login page answered with status ${answer.status}.`);
      return session;
    },
    /** Returns the HTTP status: 303 signed in, 401 wrong code, 410 expired, 423 locked, 403 unknown session. */
    async enterCode(session, code) {
      return (await call('/code', { session, form: { code } })).status;
    },
    async resendCode(session) {
      return (await call('/code/resend', { session, form: {} })).status === 303;
    },
    /** Null if the session has ended. */
    async readEmployee(session) {
      const answer = await call('/api/me', { session });
      return answer.status === 401 ? null : readJson(answer);
    },
    /** Null if the session has ended; `isCollecting` while the payslips are not ready. */
    async readPayslips(session, page) {
      const answer = await call(`/api/payslips?page=${page}`, { session });
      if (answer.status === 401) return null;
      if (answer.status === 202) return { isCollecting: true };
      return readJson(answer);
    },
    async signOut(session) {
      await call('/logout', { session, form: {} });
    },
  };
}

function readJson(answer) {
  if (!answer.ok) throw new PayrollAway(`The payroll system answered with status ${answer.status}.`);
  return answer.json();
}
