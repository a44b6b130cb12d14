import { Lexer, type Tokens } from 'marked';
import { expect, it } from 'vitest';
import { connectTestAccount } from '../../../testing/end-user.ts';
import { send } from '../../../testing/send.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openApiEndpoints } from '../../open-api/open-api.ts';
import { listGuides } from './list-guides.ts';

/** Date in the guide's sample answer. */
const shownAt = Date.parse('2026-11-28T12:00:00Z');
const guide = listGuides().find(({ name }) => name === 'getting-started')!.source;

it('gives the answers that Getting started shows when its calls run in order', async () => {
  const app = await createTestApp();
  app.clock.stop();
  app.clock.advanceSeconds((shownAt - app.deps.now().getTime()) / 1000);
  const authorization = (await createTestTenant(app)).basic.SANDBOX;
  const variables: Record<string, string> = {};
  let answer: unknown;
  let compared = 0;
  for (const token of new Lexer({ gfm: true }).lex(guide)) {
    if (token.type === 'code') {
      const { lang = '', text } = token as Tokens.Code;
      if (lang.startsWith('call ')) answer = await call(lang.slice('call '.length), text);
      if (lang === 'json') {
        expect(answer).toEqual(toExpected(JSON.parse(text)));
        compared += 1;
      }
    }
    if (token.type !== 'paragraph') continue;
    const [, path, name] = /^Keep `(\S+)` as `([A-Z_]+)`/.exec(token.raw) ?? [];
    if (path && name) variables[name] = String(read(answer, path));
    const [, provider] = /^Choose \*\*(\w+)\*\*/.exec(token.raw) ?? [];
    if (provider) await connect(provider.toLowerCase(), token.raw);
  }
  expect(compared).toBe(1);
  await app.portal.close();
  await app.link.close();

  async function call(operationId: string, text: string): Promise<unknown> {
    const endpoint = openApiEndpoints.find((each) => each.operationId === operationId)!;
    const input = JSON.parse(text.replace(/\$([A-Z_]+)/g, (_, name) => variables[name]!));
    const { status, text: body } = await send(app, endpoint, { authorization, ...input });
    expect(status, body).toBeLessThan(300);
    return JSON.parse(body);
  }

  async function connect(providerId: string, text: string): Promise<void> {
    const [, username, password] = /`([^`]+@[^`]+)`, password `([^`]+)` and code `1234`/.exec(text)!;
    const user = { userId: variables.USER_ID!, link: `Bearer ${read(answer, 'data.accessToken')}` };
    const account = await connectTestAccount(app, user, providerId, { username: username!, password: password! });
    expect(account.status).toBe('CONNECTED');
  }
});

it('leaves no answer in another guide that nothing compares', () => {
  const others = listGuides().filter(({ name }) => name !== 'getting-started');
  const shown = others.filter(({ source }) => new Lexer({ gfm: true }).lex(source).some(isAnswer));
  expect(shown.map(({ name }) => name)).toEqual([]);
});

function isAnswer(token: { type: string; lang?: string }): boolean {
  return token.type === 'code' && token.lang === 'json';
}

/** Turns a sample answer into a matcher; `…` matches any string. */
function toExpected(shown: unknown): unknown {
  if (shown === '…') return expect.any(String);
  if (Array.isArray(shown)) return shown.map(toExpected);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, toExpected(value)]));
}

function read(answer: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], answer);
}
