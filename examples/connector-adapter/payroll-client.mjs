// Signs in to Kapwa Payroll as its login page does, and reads what the employee sees.
const timeoutMs = 15_000;

/** Thrown where the payroll system does not answer as expected; the platform asks again. */
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
    /** A session that waits for its code; null where the number or the password is wrong. */
    async signIn(number, password) {
      const answer = await call('/login', { form: { number, password } });
      if (answer.status === 401) return null;
      const session = /session=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (!session) throw new PayrollAway(`The login page answered with status ${answer.status}.`);
      return session;
    },
    /** The status of the page that follows: 303 is in, 401 wrong, 410 too late, 423 locked, 403 unknown. */
    async enterCode(session, code) {
      return (await call('/code', { session, form: { code } })).status;
    },
    async resendCode(session) {
      return (await call('/code/resend', { session, form: {} })).status === 303;
    },
    /** Null where the session has ended. */
    async readEmployee(session) {
      const answer = await call('/api/me', { session });
      return answer.status === 401 ? null : readJson(answer);
    },
    /** Null where the session has ended, and `isCollecting` while there is nothing to read yet. */
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
