import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  type AdapterCall,
  type ExampleAdapter,
  type ScriptedAnswer,
  startExampleAdapter,
  startScriptedAdapter,
} from '../../../testing/receivers/connector-adapter.ts';
import { checkAdapter } from './check-adapter.ts';

const cases: unknown = JSON.parse(
  readFileSync(new URL('../../../../../examples/connector-adapter/cases.json', import.meta.url), 'utf8'),
);
/** Starts real programs on a possibly busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let example: ExampleAdapter;
beforeAll(async () => {
  example = await startExampleAdapter();
}, 60_000);
afterAll(() => example?.close());
// The example adapter is a separate program and uses the real clock.
beforeEach(() => void vi.useRealTimers());

async function check(url: string, given = cases): Promise<{ faults: number; lines: string[] }> {
  const lines: string[] = [];
  const faults = await checkAdapter({ url, secret: example.secret }, given, (line) => void lines.push(line));
  return { faults, lines };
}

/** A proxy to the example adapter that breaks one thing: it changes answers, or drops requests. */
async function breakExample(
  change: (call: AdapterCall, answer: ScriptedAnswer, count: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
) {
  const proxy = await startScriptedAdapter(async (call, count) => {
    const headers = Object.fromEntries(
      Object.entries(call.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
    ) as Record<string, string>;
    const answer = await fetch(`${example.url}/${call.operation}`, { method: 'POST', headers, body: call.body });
    const retryAfter = answer.headers.get('retry-after');
    const body: unknown = await answer.json();
    return change(
      call,
      { status: answer.status, body, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) },
      count,
    );
  });
  try {
    return await check(proxy.url);
  } finally {
    proxy.close();
  }
}

const failures = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('FAIL'));

it('finds no fault in the example', async () => {
  const { faults, lines } = await check(example.url);
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual(['The adapter speaks the protocol.']);
  expect(faults).toBe(0);
});

it('reports an adapter that accepts invalid signatures', async () => {
  const result = await breakExample((_call, answer) =>
    answer.status === 401 ? { status: 200, body: { status: 'UP' } } : answer,
  );
  expect(failures(result)).toEqual([
    'FAIL  a request without a signature: 401: status 200, expected 401',
    'FAIL  a signature with another secret: 401: status 200, expected 401',
    'FAIL  a body that was changed after it was signed: 401: status 200, expected 401',
    'FAIL  a signature of ten minutes ago: 401: status 200, expected 401',
    'FAIL  a signature of ten minutes ahead: 401: status 200, expected 401',
  ]);
  expect(result.lines.at(-1)).toBe('5 cases failed.');
});

it('reports an adapter that repeats a step', async () => {
  const result = await breakExample((call, answer, count) =>
    call.operation === 'begin' && (answer.body as { state?: object }).state
      ? { ...answer, body: { ...(answer.body as object), prompt: `Code number ${count}` } }
      : answer,
  );
  expect(failures(result)).toEqual([
    'FAIL  kapwa_payroll begin: asked twice under one key, answered the same: the second answer differs from the first',
  ]);
});

it('reports wrong pages, codes, states and statuses', async () => {
  const result = await breakExample(({ operation, message }, answer, count) => {
    const body = answer.body as Record<string, unknown>;
    if (operation === 'catalogue') return { body: { providers: [{ id: 'kapwa_payroll' }] } };
    if (operation === 'health') return answer.status === 200 ? { body: { status: 'GREAT' } } : answer;
    if (body.errorCode === 'INVALID_MFA') return { body: { ...body, errorCode: 'WRONG_CODE' } };
    if (operation === 'begin' && body.state)
      return { body: { ...body, state: { ...(body.state as object), pw: '123456' } } };
    if (operation === 'fetch' && body.status === 'PAGE')
      return { body: { ...body, progress: message.cursor === null ? 90 : 10 } };
    if (operation === 'revoke' && count > 2) return { status: 500, body: {} };
    return answer.status === 404 ? { status: 500, body: {} } : answer;
  });
  const text = failures(result).join('\n');
  expect(text).toContain('health: says how it is: status: Invalid option');
  expect(text).toContain("kapwa_payroll is not in the platform's catalogue and has no entry");
  expect(text).toContain('an operation that there is not: 404: status 500, expected 404');
  expect(text).toContain('asked twice under one key, answered the same: the state holds a credential');
});

it('reports waits without a time', async () => {
  const result = await breakExample((_call, answer) => (answer.status === 202 ? { status: 202, body: {} } : answer));
  // The number of other failed cases depends on timing.
  expect(failures(result)).toContain(
    'FAIL  kapwa_payroll fetch: pages are of the protocol, progress climbs to 100, the cursor ends: status 202 without a retry-after header',
  );
});

it('reports wrong readings', async () => {
  const falling = await breakExample(({ operation, message }, answer) => {
    const body = answer.body as Record<string, unknown>;
    if (operation !== 'fetch' || body.status !== 'PAGE') return answer;
    return { body: { ...body, progress: message.cursor === null ? 90 : 10 } };
  });
  expect(failures(falling).join('\n')).toContain('progress falls from 90 to 10 on page 2');
  const endless = await breakExample((_call, answer) => {
    const body = answer.body as Record<string, unknown>;
    return body.status === 'PAGE' ? { body: { ...body, progress: 50, nextCursor: '2' } } : answer;
  });
  expect(failures(endless).join('\n')).toContain('the cursor of page 2 was there before: reading would never end');
  const torn = await breakExample((_call, answer) => {
    const body = answer.body as { status?: string; data?: { incomes: object[] } };
    if (body.status !== 'PAGE') return answer;
    const incomes = body.data!.incomes.map((income) => ({ ...income, startDate: '31/01/2026' }));
    return { body: { ...body, data: { ...body.data, incomes } } };
  });
  expect(failures(torn).join('\n')).toContain('data.incomes.0.startDate');
});

it('reports a wrong file of cases', async () => {
  await expect(check(example.url, { logins: [{}] })).rejects.toThrow(
    'The file of cases is wrong at logins.0.providerId',
  );
});

it('fails every case of an adapter that is not there', async () => {
  const { faults, lines } = await check('http://127.0.0.1:9');
  expect(faults).toBe(lines.length - 1);
  expect(lines[0]).toContain('no answer: The connection was refused.');
});
