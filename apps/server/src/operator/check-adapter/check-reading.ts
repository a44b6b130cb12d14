import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf } from '../../connectors/http-adapter/protocol.ts';
import type { LoginCase } from './cases-file.ts';
import { type Case, Fault, type Notes, type Probe } from './probe.ts';

const maxPages = 500;
const personal = ['identities', 'employments', 'incomes'] as const;

/** Cases that read all pages of the connected account and end the connection. */
export function checkReading(probe: Probe, login: LoginCase, notes: Notes): Case[] {
  const { providerId } = login;
  return [
    [
      'fetch: pages are of the protocol, progress climbs to 100, the cursor ends',
      () => checkPages(probe, login, notes),
    ],
    ['fetch: a page asked for twice is the same', () => checkSamePage(probe, login, notes)],
    [
      'fetch: a state that is not its own is refused',
      async () => {
        const content = { providerId, state: { forged: randomUUID() }, cursor: null };
        const answer = await probe.ask({ operation: 'fetch', content });
        if (answer.status !== 'ERROR') throw new Fault('it answers a page');
      },
    ],
    ['revoke: ends the connection, asked twice too', () => checkRevoke(probe, login, notes)],
    [
      'fetch: nothing is read after the connection ended',
      async () => {
        const content = { providerId, state: requireState(notes), cursor: null };
        const answer = await probe.ask({ operation: 'fetch', content });
        if (answer.status !== 'ERROR') throw new Fault('it answers a page');
      },
    ],
  ];
}

function requireState({ state }: Notes): Record<string, unknown> {
  if (!state) throw new Fault('not tried, since the test login failed');
  return state;
}

async function askPage(probe: Probe, login: LoginCase, state: Record<string, unknown>, cursor: string | null) {
  const answer = await probe.ask({ operation: 'fetch', content: { providerId: login.providerId, state, cursor } });
  if (answer.status === 'ERROR') throw new Fault(`the test person's data is refused with ${answer.errorCode}`);
  return answer;
}

async function checkPages(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  requireState(notes);
  const seen = new Set<string>();
  let cursor: string | null = null;
  let progress = 0;
  let items = 0;
  for (let page = 1; ; page++) {
    const answer: Extract<AnswerOf<'fetch'>, { status: 'PAGE' }> = await askPage(
      probe,
      login,
      requireState(notes),
      cursor,
    );
    if (answer.progress < progress)
      throw new Fault(`progress falls from ${progress} to ${answer.progress} on page ${page}`);
    progress = answer.progress;
    items += Object.values(answer.data).reduce((sum, list) => sum + list.length, 0);
    checkPeriods(answer.data, page);
    if (answer.state) notes.state = answer.state;
    cursor = answer.nextCursor;
    if (cursor === null) break;
    if (seen.has(cursor)) throw new Fault(`the cursor of page ${page} was there before: reading would never end`);
    if (page === maxPages) throw new Fault(`more than ${maxPages} pages`);
    seen.add(cursor);
  }
  if (progress !== 100) throw new Fault(`progress ends at ${progress}, expected 100`);
  if (items === 0) throw new Fault('the test person has no data at all');
}

/** Checks the order of dates, which the schemas do not cover. */
function checkPeriods(data: Extract<AnswerOf<'fetch'>, { status: 'PAGE' }>['data'], page: number): void {
  for (const kind of personal)
    for (const item of data[kind]) {
      const { startDate, endDate } = item as { startDate?: string; endDate?: string | null };
      if (startDate && endDate && endDate < startDate)
        throw new Fault(`an item of ${kind} on page ${page} ends before it starts`);
    }
}

async function checkSamePage(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  const content = { providerId: login.providerId, state: requireState(notes), cursor: null };
  const message = { operation: 'fetch' as const, content, key: randomUUID() };
  const first = await probe.ask(message);
  if (!isDeepStrictEqual(await probe.ask(message), first)) throw new Fault('the second answer differs from the first');
}

async function checkRevoke(probe: Probe, login: LoginCase, notes: Notes): Promise<void> {
  const content = { providerId: login.providerId, state: requireState(notes) };
  await probe.ask({ operation: 'revoke', content });
  await probe.ask({ operation: 'revoke', content });
}
