// Operations of the platform, answered with data from Kapwa Payroll. Each function takes the signed message and returns
// the response.
import { PayrollAway } from './payroll-client.mjs';

const providerId = 'kapwa_payroll';

const provider = {
  id: providerId,
  loginOptions: [
    {
      type: 'EMPLOYEE_NUMBER',
      label: 'Employee number',
      fields: [
        { name: 'employeeNumber', label: 'Employee number', type: 'text', autocomplete: 'username' },
        { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
      ],
    },
  ],
  entry: {
    name: 'Kapwa Payroll',
    longName: 'Kapwa Payroll Services',
    type: 'SYSTEM',
    subType: 'PAYROLL',
    supported: ['IDENTITIES', 'EMPLOYMENTS', 'INCOMES', 'INSIGHTS'],
    mfa: true,
    monitorSupported: true,
    description: 'Payslips and employment record of employees paid through Kapwa Payroll.',
  },
};

/** The answer is not ready; the platform asks again in a few seconds. */
export class StillWorking extends Error {
  constructor(progress) {
    super('still working');
    this.progress = progress;
  }
}

/** Not one of this adapter's providers. */
export class UnknownProvider extends Error {}

export function createOperations(payroll) {
  const ours = (run) => (message) => {
    if (message.providerId !== providerId) throw new UnknownProvider();
    return run(message);
  };
  return {
    health: async () => ((await isUp(payroll)) ? { status: 'UP' } : { status: 'DOWN', message: 'Payroll is away.' }),
    catalogue: async () => ({ providers: [provider] }),
    begin: ours((message) => begin(payroll, message)),
    'submit-mfa': ours((message) => submitCode(payroll, message)),
    'resend-mfa': ours((message) => resendCode(payroll, message)),
    fetch: ours((message) => readPage(payroll, message)),
    revoke: ours((message) => revoke(payroll, message)),
  };
}

async function isUp(payroll) {
  try {
    return await payroll.isUp();
  } catch (error) {
    if (error instanceof PayrollAway) return false;
    throw error;
  }
}

async function begin(payroll, { credentials = {} }) {
  const { employeeNumber, password } = credentials;
  if (!employeeNumber || !password) return refuse('AUTH_REQUIRED', employeeNumber);
  const session = await payroll.signIn(employeeNumber, password);
  return session ? askCode(employeeNumber, session) : refuse('INVALID_CREDENTIALS', employeeNumber);
}

/** Stores the session, never the password. */
function askCode(loginName, session) {
  return {
    status: 'AWAITING_MFA',
    loginName,
    state: { loginName, session },
    prompt: 'Enter the code of six digits that Kapwa Payroll sent to your mobile phone.',
    codeLength: 6,
    expiresInSeconds: 300,
    resendInSeconds: 30,
  };
}

const codeErrors = { 401: 'INVALID_MFA', 403: 'AUTH_REQUIRED', 410: 'MFA_TIMEOUT', 423: 'ACCOUNT_LOCKED' };

async function submitCode(payroll, { state, code }) {
  const { loginName, session } = state ?? {};
  if (typeof session !== 'string') return refuse('AUTH_REQUIRED', loginName);
  const status = await payroll.enterCode(session, code);
  if (status === 303) return { status: 'CONNECTED', loginName, state: { loginName, session } };
  if (!codeErrors[status]) throw new PayrollAway(`The code page answered with status ${status}.`);
  return refuse(codeErrors[status], loginName);
}

async function resendCode(payroll, { state }) {
  const { loginName, session } = state ?? {};
  const isSent = typeof session === 'string' && (await payroll.resendCode(session));
  return isSent ? askCode(loginName, session) : refuse('AUTH_REQUIRED', loginName);
}

/** The first page has the person and the job; every page has payslips. The cursor is the next page's number. */
async function readPage(payroll, { state, cursor }) {
  const session = state?.session;
  const number = cursor === null ? 1 : Number(cursor);
  const isValid = typeof session === 'string' && Number.isInteger(number) && number > 0;
  const employee = isValid ? await payroll.readEmployee(session) : null;
  const payslips = employee && (await payroll.readPayslips(session, number));
  if (!payslips) return { status: 'ERROR', errorCode: 'EXPIRED_CREDENTIALS' };
  if (payslips.isCollecting) throw new StillWorking(10);
  const { page, pages } = payslips;
  return {
    status: 'PAGE',
    data: {
      ...(number === 1 && { identities: [toIdentity(employee)], employments: [toEmployment(employee)] }),
      incomes: payslips.payslips.map((payslip) => toIncome(employee, payslip)),
    },
    progress: Math.round((page / pages) * 100),
    nextCursor: page < pages ? String(page + 1) : null,
  };
}

function toIdentity({ first_name, last_name, suffix, email, mobile, number }) {
  return {
    fullName: [first_name, last_name, suffix].filter(Boolean).join(' '),
    firstName: first_name,
    lastName: last_name,
    suffix,
    referenceId: number,
    emails: [{ address: email, type: 'Work' }],
    phones: [{ number: mobile, type: 'Mobile' }],
  };
}

function toEmployment({ employer, job_title, hired_on, number }) {
  return {
    name: employer,
    employer,
    jobTitle: job_title,
    employeeNumber: number,
    status: 'Active',
    startDate: hired_on,
  };
}

function toIncome({ employer }, { starts, ends, gross, net }) {
  return {
    workItem: 'Salary',
    employer,
    startDate: starts,
    endDate: ends,
    currency: 'PHP',
    frequency: 'Semimonthly',
    baseAmount: gross,
    grossAmount: gross,
    netAmount: net,
  };
}

async function revoke(payroll, { state }) {
  if (typeof state?.session !== 'string') return { status: 'UNKNOWN' };
  await payroll.signOut(state.session);
  return { status: 'REVOKED' };
}

function refuse(errorCode, loginName) {
  return { status: 'ERROR', loginName: loginName ?? null, errorCode };
}
