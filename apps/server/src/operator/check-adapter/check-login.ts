import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf } from '../../connectors/http-adapter/protocol.ts';
import type { LoginCase } from './cases-file.ts';
import { type Case, Fault, type Notes, type Probe } from './probe.ts';

type LoginAnswer = AnswerOf<'begin'>;

/** Login cases: refusals, MFA codes and idempotency. Afterwards `notes.state` belongs to a connected account. */
export function checkLogin(probe: Probe, login: LoginCase, notes: Notes): Case[] {
  const begin = (credentials: Record<string, string>, key?: string) =>
    probe.ask({ operation: 'begin', content: beginContent(login, credentials), ...(key && { key }) });
  return [
    ['begin: wrong credentials are refused', () => checkRefusal(begin, login)],
    ['begin: no credentials are refused', async () => expectError(await begin({}))],
    ['begin: asked twice under one key, answered the same', () => checkIdempotency(begin, login, notes)],
    ['begin: a request that was cut off is taken up again under its key', () => checkRetryAfterTimeout(probe, login)],
    ['submit-mfa: a wrong code is INVALID_MFA', () => checkWrongCode(probe, login, notes)],
    ['resend-mfa: asks for a new code', () => checkResend(probe, login, notes)],
    ['submit-mfa: the right code connects', () => checkCode(probe, login, notes)],
    ['submit-mfa: a state that is not its own is refused', () => checkForeignState(probe, login)],
  ];
}

function beginContent({ providerId, loginType }: LoginCase, credentials: Record<string, string>) {
  return { providerId, loginType: loginType ?? null, credentials };
}

type Begin = (credentials: Record<string, string>, key?: string) => Promise<LoginAnswer>;

async function checkRefusal(begin: Begin, login: LoginCase): Promise<void> {
  const madeUp = Object.fromEntries(Object.keys(login.credentials).map((name) => [name, `no-${randomUUID()}`]));
  const wrong = login.wrongCredentials ?? madeUp;
  if (Object.keys(wrong).length === 0) return;
  const answer = await begin(wrong);
  expectError(answer);
  for (const value of Object.values(wrong)) expectNoSecret(answer, value);
}

function expectError(answer: LoginAnswer): void {
  if (answer.status !== 'ERROR') throw new Fault(`status ${answer.status}, expected ERROR`);
}

/** The server stores the state, so it must not contain a password. */
function expectNoSecret(answer: LoginAnswer, secret: string): void {
  if ('state' in answer && secret.length > 3 && JSON.stringify(answer.state).includes(secret))
    throw new Fault('the state holds a credential');
}

async function checkIdempotency(begin: Begin, login: LoginCase, notes: Notes): Promise<void> {
  const key = randomUUID();
  const first = await begin(login.credentials, key);
  if (first.status === 'ERROR') throw new Fault(`the test login is refused with ${first.errorCode}`);
  expectNoSecret(first, login.credentials.password ?? '');
  notes.state = first.state;
  const second = await begin(login.credentials, key);
  if (!isDeepStrictEqual(first, second)) throw new Fault('the second answer differs from the first');
  if (first.status === 'AWAITING_MFA' && login.code === undefined)
    throw new Fault('a code is asked for, and the file of cases has none');
}

async function checkRetryAfterTimeout(probe: Probe, login: LoginCase): Promise<void> {
  const message = { operation: 'begin' as const, content: beginContent(login, login.credentials), key: randomUUID() };
  await probe.send({ ...message, timeoutMs: 5 });
  const answer = await probe.ask(message);
  if (answer.status === 'ERROR') throw new Fault(`it answers ${answer.errorCode}`);
}

function asksForCode(login: LoginCase, notes: Notes): notes is { state: Record<string, unknown> } {
  return login.code !== undefined && notes.state !== null;
}

async function checkWrongCode(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  if (!asksForCode(login, notes)) return requireState(login, notes);
  const content = { providerId: login.providerId, state: notes.state, code: login.wrongCode };
  const answer = await probe.ask({ operation: 'submit-mfa', content });
  if (answer.status !== 'ERROR') throw new Fault(`status ${answer.status}, expected ERROR`);
  if (answer.errorCode !== 'INVALID_MFA') throw new Fault(`${answer.errorCode}, expected INVALID_MFA`);
}

async function checkResend(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  if (!asksForCode(login, notes)) return requireState(login, notes);
  const content = { providerId: login.providerId, state: notes.state };
  const answer = await probe.ask({ operation: 'resend-mfa', content });
  if (answer.status !== 'AWAITING_MFA') throw new Fault(`status ${answer.status}, expected AWAITING_MFA`);
  notes.state = answer.state;
}

async function checkCode(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  if (!asksForCode(login, notes)) return requireState(login, notes);
  const message = {
    operation: 'submit-mfa' as const,
    content: { providerId: login.providerId, state: notes.state, code: login.code },
    key: randomUUID(),
  };
  const answer = await probe.ask(message);
  if (answer.status !== 'CONNECTED') throw new Fault(`status ${answer.status}, expected CONNECTED`);
  notes.state = answer.state;
  if (!isDeepStrictEqual(await probe.ask(message), answer))
    throw new Fault('the same request again is answered differently');
}

/** MFA cases of a provider without MFA pass once the login has succeeded. */
async function requireState(_login: LoginCase, { state }: Notes): Promise<void> {
  if (!state) throw new Fault('not tried, since the test login failed');
}

async function checkForeignState(probe: Probe, { providerId }: LoginCase): Promise<void> {
  const content = { providerId, state: { forged: randomUUID() }, code: '1' };
  expectError(await probe.ask({ operation: 'submit-mfa', content }));
}
