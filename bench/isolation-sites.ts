import { documentOf, inputNamed, screenWithForm } from '../packages/site-model/src/testing/documents.ts';
import { rule } from '../packages/site-model/src/testing/flows.ts';
import { heavySite } from '../packages/site-model/src/testing/heavy-site.ts';
import { toWire } from '../packages/site-model/src/wire/to-wire.ts';
import { callOrThrow } from '../scripts/resilience/http-call.mjs';

export interface Origins {
  portal: string;
  link: string;
}

export interface Visitor {
  url: string;
  authorization: string;
  address: string;
  reference: string;
  fields: string[];
}

interface HostedSite {
  version: number;
  flow: { screens: { moduleId: string; components: { name?: string }[] }[] };
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDE'];
export const harmless = '^[a-z]{1,20}$';
/** Was accepted before patterns were limited. */
export const costly = '(?:\\pL?){999}[^a]';
/**
 * Too expensive if used in every field of a screen; the benchmark finds the number of fields that is still accepted.
 */
const nearlyTooCostly = '^(?:[a-z]?){60}$';

export function sitesUrl({ portal }: Origins, id = ''): string {
  return `${portal}/developer/v1/winkSites${id}?mode=SANDBOX`;
}

function formOf(regex: string, fields: string[]) {
  const inputs = fields.map((name) => inputNamed(name, { rule: rule({ format: 'REGEX', regex }) }));
  return toWire(documentOf([screenWithForm('Screen_a', inputs)]));
}

export async function createPatternSite(at: Origins, authorization: string, regex: string, fields = letters.length) {
  const response = await fetch(sitesUrl(at), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({
      type: 'LOWCODE',
      name: 'Patterns',
      winkSiteTemplate: formOf(regex, letters.slice(0, fields)),
    }),
  });
  const { data, message } = (await response.json()) as { data: { id: string }; message: string };
  return { status: response.status, id: data.id, message };
}

/** Creates the site with the most expensive patterns that the server still accepts. */
export async function createWorstAccepted(at: Origins, authorization: string): Promise<{ id: string; fields: number }> {
  for (let fields = letters.length; fields > 0; fields--) {
    const { status, id } = await createPatternSite(at, authorization, nearlyTooCostly, fields);
    if (status === 201) return { id, fields };
  }
  throw new Error('No site with the pattern is accepted.');
}

/** Two bodies of maximum size, sent alternately, so that each save triggers a new proof. */
export function heavyBodies(): string[] {
  return [20, 19].map((routes) =>
    JSON.stringify({
      type: 'LOWCODE',
      name: 'Heavy',
      winkSiteTemplate: toWire(heavySite({ screens: 24, routes, tests: 7, fields: 9 })),
    }),
  );
}

let visitors = 0;

/** Begins a visit from its own IP address. */
export async function beginVisit({ link }: Origins, siteId: string): Promise<Visitor> {
  visitors += 1;
  const address = `10.${Math.floor(visitors / 65536) % 256}.${Math.floor(visitors / 256) % 256}.${visitors % 256}`;
  const site = await callOrThrow<HostedSite>(`${link}/hosted/v1/sites/${siteId}`);
  const started = await fetch(`${link}/hosted/v1/sites/${siteId}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ version: site.version }),
  });
  const { data } = (await started.json()) as { data: { sessionId: string; token: string } };
  const [screen] = site.flow.screens;
  return {
    url: `${link}/link-sandbox/v1/sessions/${data.sessionId}/forms`,
    authorization: `Bearer ${data.token}`,
    address,
    reference: screen!.moduleId,
    fields: screen!.components.flatMap(({ name }) => name ?? []),
  };
}

/** Submits the same answer in every field; returns the status and duration. */
export async function submit(visitor: Visitor, text: string, ordinal: number): Promise<{ status: number; ms: number }> {
  const data = Object.fromEntries(visitor.fields.map((name) => [name, text]));
  const body = JSON.stringify({ reference: visitor.reference, data, ordinal });
  const startedAt = performance.now();
  const response = await fetch(visitor.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: visitor.authorization,
      'x-forwarded-for': visitor.address,
    },
    body,
  });
  await response.text();
  return { status: response.status, ms: performance.now() - startedAt };
}
