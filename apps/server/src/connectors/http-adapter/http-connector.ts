import type { LoginOption } from '@smile/contract/widget';
import type { Connector, ContinueInput, FetchedData, FetchOutcome, LoginOutcome } from '../connector.ts';
import type { AdapterAnswer, AdapterClient } from './adapter-client.ts';
import { maxItems, maxItemsOf, sourceDatapoints } from './protocol.ts';

const maxPages = 500;

/** Implements the protocol in docs/connectors.md for one provider of an adapter. */
export function createHttpConnector(client: AdapterClient, loginOptions: LoginOption[]): Connector {
  return {
    loginOptions: () => loginOptions,
    async begin({ key, provider, loginType, credentials }) {
      const content = { providerId: provider.id, loginType, credentials };
      const question = { operation: 'begin', key, providerId: provider.id, content, manner: 'interactive' } as const;
      return toLogin(await client.ask(question));
    },
    async submitMfa({ key, provider, state, code }) {
      const content = { providerId: provider.id, state, code };
      const question = {
        operation: 'submit-mfa',
        key,
        providerId: provider.id,
        content,
        manner: 'interactive',
      } as const;
      return toLogin(await client.ask(question));
    },
    async resendMfa({ key, provider, state }) {
      const content = { providerId: provider.id, state };
      const question = {
        operation: 'resend-mfa',
        key,
        providerId: provider.id,
        content,
        manner: 'interactive',
      } as const;
      return toLogin(await client.ask(question));
    },
    fetch: (input) => fetchPages(client, input),
    async revoke({ key, provider, state }) {
      const content = { providerId: provider.id, state };
      const question = { operation: 'revoke', key, providerId: provider.id, content, manner: 'interactive' } as const;
      const answer = await client.ask(question);
      if (answer.kind === 'FAILED') throw new Error(answer.message);
    },
  };
}

function toLogin(answer: AdapterAnswer<'begin' | 'submit-mfa' | 'resend-mfa'>): LoginOutcome {
  if (answer.kind === 'ANSWERED') return answer.answer;
  return { status: 'ERROR', loginName: null, errorCode: codeOf(answer.reason) };
}

function codeOf(reason: 'AWAY' | 'BROKEN') {
  return reason === 'AWAY' ? 'SERVICE_UNAVAILABLE' : 'SYSTEM_ERROR';
}

type FetchInput = Parameters<Connector['fetch']>[0];

async function fetchPages(client: AdapterClient, input: FetchInput): Promise<FetchOutcome> {
  const report = climbing(input.onProgress);
  const seen = new Set<string>();
  let data: FetchedData | null = null;
  let { state } = input;
  let cursor: string | null = null;
  for (let page = 1; page <= maxPages; page++) {
    const sent = await askPage(client, { ...input, state }, { cursor, report });
    if (sent.kind === 'FAILED') return { status: 'ERROR', errorCode: codeOf(sent.reason) };
    const { answer } = sent;
    if (answer.status === 'ERROR') return answer;
    data = data ? join(data, answer.data) : answer.data;
    state = answer.state ?? state;
    await report(answer.progress);
    if (hasTooMany(data)) break;
    if (answer.nextCursor === null) return finish(input, data, state);
    if (seen.has(answer.nextCursor)) break;
    cursor = answer.nextCursor;
    seen.add(cursor);
  }
  return { status: 'ERROR', errorCode: 'SYSTEM_ERROR' };
}

function askPage(
  client: AdapterClient,
  { key, provider, state }: ContinueInput,
  { cursor, report }: { cursor: string | null; report: (percent: number) => Promise<void> },
): Promise<AdapterAnswer<'fetch'>> {
  return client.ask({
    operation: 'fetch',
    key: `${key}:${cursor ?? ''}`,
    providerId: provider.id,
    content: { providerId: provider.id, state, cursor },
    manner: 'background',
    onWorking: async (percent) => {
      if (percent !== null) await report(percent);
    },
  });
}

function finish({ provider, state: asked }: FetchInput, data: FetchedData, state: FetchInput['state']): FetchOutcome {
  const datapoints = sourceDatapoints.filter((one) => provider.supported.includes(one));
  return { status: 'FETCHED', data, datapoints, ...(state !== asked && { state }) };
}

/** Keeps progress from going backwards, whatever the adapter reports. */
function climbing(onProgress: (percent: number) => Promise<void>): (percent: number) => Promise<void> {
  let highest = 0;
  return (percent) => {
    highest = Math.max(highest, Math.round(percent));
    return onProgress(highest);
  };
}

function join(left: FetchedData, right: FetchedData): FetchedData {
  const keys = Object.keys(left) as (keyof FetchedData)[];
  return Object.fromEntries(keys.map((key) => [key, [...left[key], ...right[key]]])) as unknown as FetchedData;
}

function hasTooMany(data: FetchedData): boolean {
  const counts = Object.entries(data).map(([key, items]) => ({ key: key as keyof FetchedData, count: items.length }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total > maxItems || counts.some(({ key, count }) => count > (maxItemsOf[key] ?? maxItems));
}
