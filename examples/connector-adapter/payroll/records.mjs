// The payroll system's database: employees, payslips and sessions, in a file that is replaced on every change.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const employer = 'Kapwa Foods Corporation';
const codeLifeMs = 300_000;
const maxTries = 3;
const pageSize = 10;

/** The sandbox's published test persons, as employees. */
const people = [
  {
    number: 'KP-1001',
    first_name: 'George',
    last_name: 'Palomero',
    suffix: 'Jr.',
    email: 'gpalomero1234@smileapi.io',
    mobile: '+639559991234',
    job_title: 'Line Cook',
    hired_on: '2021-03-01',
    monthly: 24000,
    password: '123456',
  },
  {
    number: 'KP-1002',
    first_name: 'Ryan',
    last_name: 'Lestari',
    email: 'ryan1234@smileapi.io',
    mobile: '+628119994321',
    job_title: 'Dispatcher',
    hired_on: '2022-07-16',
    monthly: 31000,
    password: '654321',
  },
  {
    number: 'KP-1003',
    first_name: 'Christina',
    last_name: 'Tan',
    email: 'christina4321@smileapi.io',
    mobile: '+6599996789',
    job_title: 'Accountant',
    hired_on: '2020-01-06',
    monthly: 46000,
    password: 'YGUS1',
  },
  {
    number: 'KP-1004',
    first_name: 'Anisha',
    last_name: 'Bhatia',
    email: 'anisha98765@smileapi.io',
    mobile: '+919511198765',
    job_title: 'Stock Clerk',
    hired_on: '2023-11-01',
    monthly: 22000,
    password: '123456',
  },
];

/** Opens the database file, or an in-memory database without one; fills a new one with data. */
export function openRecords(file, { fixedCode, now = () => new Date() }) {
  const tables = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : createTables(now());
  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(tables), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();

  /** Creates a new code to send by text message; null without a pending sign-in. */
  function renewCode(id) {
    const session = tables.sessions[id];
    if (!session || session.isSignedIn) return null;
    session.code = fixedCode ?? String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0');
    session.codeUntil = now().getTime() + codeLifeMs;
    save();
    return session.code;
  }

  const ownerOf = (id) => (tables.sessions[id]?.isSignedIn ? tables.employees[tables.sessions[id].employee] : null);

  return {
    /** Null if the number or password is wrong; takes the same time in both cases. */
    signIn(number, password) {
      const found = Object.hasOwn(tables.employees, number) ? tables.employees[number] : null;
      const given = hash(password, found?.salt ?? 'nobody');
      if (!found || !timingSafeEqual(Buffer.from(given), Buffer.from(found.password_hash))) return null;
      const session = randomBytes(24).toString('base64url');
      tables.sessions[session] = { employee: number, tries: 0, isSignedIn: false };
      return { session, code: renewCode(session) };
    },
    renewCode,
    /** OK, WRONG, LATE, LOCKED, or UNKNOWN without a pending sign-in. */
    enterCode(id, code) {
      const session = tables.sessions[id];
      if (!session || session.isSignedIn) return 'UNKNOWN';
      session.tries += 1;
      const isRight = session.code === code;
      const isLate = session.codeUntil < now().getTime();
      const result = session.tries > maxTries ? 'LOCKED' : isLate ? 'LATE' : isRight ? 'OK' : 'WRONG';
      if (result === 'OK') Object.assign(session, { isSignedIn: true, code: null });
      save();
      return result;
    },
    findEmployee(id) {
      const found = ownerOf(id);
      if (!found) return null;
      const { salt: _salt, password_hash: _passwordHash, ...employee } = found;
      return { ...employee, employer };
    },
    listPayslips(id, page) {
      const all = tables.payslips[ownerOf(id)?.number] ?? [];
      const payslips = all.slice((page - 1) * pageSize, page * pageSize);
      return { payslips, page, pages: Math.max(1, Math.ceil(all.length / pageSize)) };
    },
    signOut(id) {
      delete tables.sessions[id];
      save();
    },
  };
}

function createTables(today) {
  const tables = { employees: {}, payslips: {}, sessions: {} };
  const periods = listPeriods(today, 24);
  for (const { password, monthly, ...person } of people) {
    const salt = randomBytes(8).toString('hex');
    tables.employees[person.number] = { ...person, salt, password_hash: hash(password, salt) };
    tables.payslips[person.number] = periods
      .filter(({ starts }) => starts >= person.hired_on)
      .map((period) => ({ ...period, gross: monthly / 2, net: Math.round(monthly * 43.5) / 100 }));
  }
  return tables;
}

/** Half-month pay periods that ended before today, newest first. */
function listPeriods(today, count) {
  const day = (back, number) => {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, number));
    return date.toISOString().slice(0, 10);
  };
  const halves = Array.from({ length: count }, (_, back) => [
    { starts: day(back, 16), ends: day(back - 1, 0) },
    { starts: day(back, 1), ends: day(back, 15) },
  ]).flat();
  return halves.filter(({ ends }) => ends < day(0, today.getUTCDate())).slice(0, count);
}

function hash(password, salt) {
  return scryptSync(password, salt, 32).toString('hex');
}
