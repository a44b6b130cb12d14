import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callJson, callOrThrow } from '../../../../scripts/resilience/http-call.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { lowCodeTemplate } from '../wink-sites.ts';
import { buildServer } from './build-server.ts';

let folder: string;
let settings: Record<string, string>;

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-kill-drafts-'));
  settings = { DATA_DIR: folder, DEMO: '0', RATE_LIMIT: '0', MASTER_KEY: '11'.repeat(32) };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Draft {
  name: string;
  revision: number;
}

/** Saves drafts in a loop, like the builder, until the server is gone; returns how many it acknowledged. */
async function keepDrafts(url: string, authorization: string, onKept: () => void): Promise<number> {
  for (let revision = 0; ; revision++) {
    const body = {
      type: 'LOWCODE',
      name: nameOf(revision + 1),
      winkSiteTemplate: lowCodeTemplate,
      baseRevision: revision,
    };
    const answer = await callJson<Draft>(url, { method: 'PUT', authorization, body }).catch(() => null);
    if (!answer) return revision;
    expect([answer.status, answer.data.revision]).toEqual([200, revision + 1]);
    onKept();
  }
}

const nameOf = (revision: number) => `Loans ${revision}`;

it.runIf('snapshot' in inject('testDatabase'))(
  'keeps every acknowledged draft when it is killed during typing',
  async () => {
    const server = await startServer(settings);
    const { developer: authorization } = await registerTenant(server.url);
    const body = { type: 'LOWCODE', name: nameOf(0), winkSiteTemplate: lowCodeTemplate };
    const sites = `${server.url}/developer/v1/winkSites`;
    const site = await callOrThrow<{ id: string }>(`${sites}?mode=SANDBOX`, { method: 'POST', authorization, body });
    const path = `/developer/v1/winkSites/${site.id}/draft?mode=SANDBOX`;
    let kept = 0;
    const acknowledged = keepDrafts(server.url + path, authorization, () => kept++);
    while (kept < 5) await delay(1);
    await endServer(server, 'SIGKILL');
    const revision = await acknowledged;

    const after = await startServer(settings);
    const draft = await callOrThrow<Draft>(after.url + path, { authorization });
    await endServer(after, 'SIGKILL');
    // A save in flight may have been stored without an answer; acknowledged ones must be there.
    expect([revision, revision + 1]).toContain(draft.revision);
    expect(draft.name).toBe(nameOf(draft.revision));
  },
);
