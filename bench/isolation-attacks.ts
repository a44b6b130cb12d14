import { callOrThrow } from '../scripts/resilience/http-call.mjs';
import { type Addresses, pollUntilDone } from './connects.ts';
import { beginVisit, createWorstAccepted, heavyBodies, type Origins, sitesUrl, submit } from './isolation-sites.ts';

export interface HostileTenant {
  developer: string;
  production: string;
  /** A site with patterns stored before the limit existed. */
  oldSiteId: string;
}

/** Sends its input repeatedly until `isOver` returns true; returns the number of responses. */
export type Attack = (isOver: () => boolean) => Promise<number>;
export type Attacks = Record<string, Attack>;

const lanes = 4;
const submissionsPerVisit = 50;
const longAnswer = 'a'.repeat(2000);

export async function createAttacks(at: Origins, tenant: HostileTenant): Promise<Attacks> {
  const accepted = await createWorstAccepted(at, tenant.developer);
  const [first, second] = heavyBodies();
  const heavy = await callOrThrow<{ id: string }>(sitesUrl(at), {
    method: 'POST',
    authorization: tenant.developer,
    body: JSON.parse(first!),
  });
  const account = await connect(at, tenant, 'items', () => false);
  return {
    'patterns of an old site': inLanes((isOver) => submitAgain(at, tenant.oldSiteId, isOver)),
    [`patterns still accepted, ${accepted.fields} fields`]: inLanes((isOver) => submitAgain(at, accepted.id, isOver)),
    'publishing a site of 400 kB': (isOver) =>
      publishAgain(at, tenant, { id: heavy.id, bodies: [second!, first!] }, isOver),
    'adapter answers of 4 MB nested': (isOver) => connectAgain(at, tenant, 'nested', isOver),
    'adapter answers of 40,000 items': (isOver) => connectAgain(at, tenant, 'items', isOver),
    'payload, CSV and PDF of 40,000 items': (isOver) => readAgain(at, tenant, account, isOver),
  };
}

function inLanes(attack: Attack): Attack {
  return async (isOver) => {
    const counts = await Promise.all(Array.from({ length: lanes }, () => attack(isOver)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
}

async function submitAgain(at: Origins, siteId: string, isOver: () => boolean): Promise<number> {
  let count = 0;
  while (!isOver()) {
    const visitor = await beginVisit(at, siteId);
    for (let ordinal = 1; ordinal <= submissionsPerVisit && !isOver(); ordinal++, count++)
      await submit(visitor, longAnswer, ordinal);
  }
  return count;
}

async function publishAgain(
  at: Origins,
  { developer }: HostileTenant,
  { id, bodies }: { id: string; bodies: string[] },
  isOver: () => boolean,
): Promise<number> {
  let count = 0;
  for (; !isOver(); count++) {
    const response = await fetch(sitesUrl(at, `/${id}`), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: developer },
      body: bodies[count % bodies.length]!,
    });
    await response.text();
  }
  return count;
}

async function connectAgain(
  at: Origins,
  tenant: HostileTenant,
  password: string,
  isOver: () => boolean,
): Promise<number> {
  let count = 0;
  for (; !isOver(); count++) await connect(at, tenant, password, isOver);
  return count;
}

/** @returns the account's id */
async function connect(
  { portal, link }: Origins,
  { production }: HostileTenant,
  password: string,
  isOver: () => boolean,
): Promise<string> {
  const at: Addresses = { api: `${portal}/open/v1`, link: `${link}/link/v1`, authorization: production };
  const { token } = await callOrThrow<{ token: { accessToken: string } }>(`${at.api}/users`, {
    method: 'POST',
    authorization: production,
    body: {},
  });
  const authorization = `Bearer ${token.accessToken}`;
  const body = { providerId: 'sss_ph', credentials: { username: 'George', password } };
  const account = await callOrThrow<{ id: string; status: string }>(`${at.link}/accounts`, {
    method: 'POST',
    authorization,
    body,
  });
  if (account.status === 'CONNECTED') await pollUntilDone(at.link, authorization, account.id, isOver);
  return account.id;
}

async function readAgain(
  { portal }: Origins,
  { production }: HostileTenant,
  accountId: string,
  isOver: () => boolean,
): Promise<number> {
  const url = `${portal}/open/v1/accounts/${accountId}`;
  const headers = { authorization: production, 'content-type': 'application/json' };
  let count = 0;
  while (!isOver()) {
    await drain(await fetch(`${url}/payload`, { headers }));
    for (const exportExtensionType of ['CSV', 'PDF']) {
      const body = JSON.stringify({ exportExtensionType });
      await drain(await fetch(`${url}/exports/generate`, { method: 'POST', headers, body }));
    }
    count += 3;
  }
  return count;
}

/** Reads without decoding, which would delay measurements in this process. */
async function drain(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  for await (const _ of response.body!);
}
