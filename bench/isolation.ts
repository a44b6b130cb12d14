import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbedded } from '../apps/server/src/platform/db/embedded/open-embedded.ts';
import { findFreePort } from '../scripts/resilience/free-port.mjs';
import { callOrThrow, waitFor } from '../scripts/resilience/http-call.mjs';
import { registerTenant } from '../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { type Percentiles, percentilesOf } from './burst.ts';
import { startChild } from './child-process.ts';
import { type Attack, createAttacks, type HostileTenant } from './isolation-attacks.ts';
import {
  beginVisit,
  costly,
  createPatternSite,
  harmless,
  heavyBodies,
  type Origins,
  sitesUrl,
  submit,
} from './isolation-sites.ts';
import { percent } from './measure/figures.ts';
import { type ExpectGoal, production, type Say, settings } from './prepare.ts';
import { inNewFolder } from './temporary.ts';

const goalsMs = { health: 50, publish: 1000, submission: 300 };
const phaseMs = Number(process.env.BENCH_SECONDS ?? 20) * 1000;
const warmUpMs = 1000;
const healthEveryMs = 10;
const visitEveryMs = 250;
const publishEveryMs = 1000;

/** Measures one tenant and a monitor while other tenants send the most expensive input that is accepted. */
export async function benchIsolation(say: Say, expectGoal: ExpectGoal): Promise<void> {
  await inNewFolder(async (folder) => {
    const adapter = startChild('large-adapter', {});
    const { url } = await adapter.readAnswer<{ url: string }>();
    const given = { ...settings, DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' };
    const tenants = await prepareTenants(given);
    const adaptersFile = join(folder, 'adapters.json');
    const secret = 'whsec_c2VjcmV0LW9mLTMyLWJ5dGVzLi4uLi4uLi4u';
    writeFileSync(adaptersFile, JSON.stringify({ adapters: [{ id: 'large', url, secret, allowPrivate: true }] }));
    const linkPort = String(await findFreePort());
    const server = await startServer({ ...given, ...production, LINK_PORT: linkPort, ADAPTERS_FILE: adaptersFile });
    const thread = `/proc/${server.pid}/task/${server.pid}/schedstat`;
    const at = { thread, portal: server.url, link: `http://127.0.0.1:${linkPort}` };
    try {
      const site = await createSite(at, tenants.ordinary);
      const attacks = await createAttacks(at, await withProductionKey(at, tenants.hostile));
      await measurePhase(at, site, []);
      const idle = await measurePhase(at, site, []);
      report('idle', idle, say);
      for (const [name, attack] of Object.entries(attacks)) {
        await warmUp(attack);
        const figures = await measurePhase(at, site, [attack]);
        report(name, figures, say);
        expectFigures(name, figures, expectGoal);
      }
      const together = await measurePhase(at, site, Object.values(attacks));
      report('all of these together', together, say);
      expectFigures('all together', together, expectGoal);
    } finally {
      await endServer(server);
      await adapter.end();
    }
  });
}

/** The first call of an endpoint compiles its serializer. */
async function warmUp(attack: Attack): Promise<void> {
  const startedAt = performance.now();
  await attack(() => performance.now() - startedAt > warmUpMs);
}

/** With statistics of the thread that runs the server's event loop. */
interface ServerOrigins extends Origins {
  thread: string;
}

interface Tenants {
  ordinary: string;
  hostile: { developer: string; oldSiteId: string };
}

/** A tenant with ordinary visitors, and a Production tenant with a site from before patterns were limited. */
async function prepareTenants(given: Record<string, string>): Promise<Tenants> {
  const server = await startServer(given);
  const ordinary = await registerTenant(server.url);
  const hostile = await registerTenant(server.url);
  const { status, id, message } = await createPatternSite(
    { portal: server.url, link: '' },
    hostile.developer,
    harmless,
  );
  if (status !== 201) throw new Error(`The site was answered with ${status}: ${message}`);
  await endServer(server);
  const engine = await openEmbedded(join(given.DATA_DIR!, 'database'), '');
  await engine.query('update tenants set is_production_enabled = true');
  await engine.query('update wink_site_versions set flow = replace(flow::text, $1, $2)::json', [
    harmless,
    JSON.stringify(costly).slice(1, -1),
  ]);
  await engine.close();
  return { ordinary: ordinary.developer, hostile: { developer: hostile.developer, oldSiteId: id } };
}

async function withProductionKey(at: Origins, { developer, oldSiteId }: Tenants['hostile']): Promise<HostileTenant> {
  const { tenantId, apiKey, apiSecret } = await callOrThrow<Record<string, string>>(
    `${at.portal}/developer/v1/apiKeys`,
    { method: 'POST', authorization: developer, body: { mode: 'PRODUCTION' } },
  );
  if (!tenantId) throw new Error('The key names no tenant.');
  const production = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  // The server polls adapters for their providers every minute.
  const provider = `${at.portal}/open/v1/providers/sss_ph`;
  await waitFor('the adapter', async () => {
    const { enabled } = await callOrThrow<{ enabled: boolean }>(provider, { authorization: production });
    return enabled;
  });
  return { developer, production, oldSiteId };
}

interface OwnSite {
  id: string;
  developer: string;
  bodies: string[];
}

/** The ordinary tenant's sites: the largest allowed one, and a small one for its visitors. */
interface Ordinary {
  heavy: OwnSite;
  visitedId: string;
}

async function createSite(at: Origins, developer: string): Promise<Ordinary> {
  const bodies = heavyBodies();
  const post = (body: unknown) =>
    callOrThrow<{ id: string }>(sitesUrl(at), { method: 'POST', authorization: developer, body });
  const { id } = await post(JSON.parse(bodies[0]!));
  const visited = await createPatternSite(at, developer, harmless, 3);
  return { heavy: { id, developer, bodies: bodies.toReversed() }, visitedId: visited.id };
}

/** The server's event loop: computing time, and time waiting for a CPU on a busy machine. */
interface LoopTime {
  computedMs: number;
  waitedMs: number;
}

interface PhaseFigures {
  loop: LoopTime;
  health: Percentiles;
  publish: Percentiles;
  submission: Percentiles;
  attacks: number;
}

async function measurePhase(at: ServerOrigins, site: Ordinary, attacks: Attack[]): Promise<PhaseFigures> {
  const before = readLoopTime(at.thread);
  const endAt = performance.now() + phaseMs;
  const isOver = () => performance.now() > endAt;
  const counts = Promise.all(attacks.map((attack) => attack(isOver)));
  const [health, publish, submission] = await Promise.all([
    repeat(isOver, healthEveryMs, () => timed(`${at.portal}/healthz`)),
    repeat(isOver, publishEveryMs, (count) => publishOnce(at, site.heavy, count)),
    visitAgain(at, site.visitedId, isOver),
  ]);
  const after = readLoopTime(at.thread);
  const loop = {
    computedMs: after.computedMs - before.computedMs,
    waitedMs: after.waitedMs - before.waitedMs,
  };
  return { loop, health, publish, submission, attacks: (await counts).reduce((sum, count) => sum + count, 0) };
}

/** Zero if the system has no such statistics. */
function readLoopTime(thread: string): LoopTime {
  if (!existsSync(thread)) return { computedMs: 0, waitedMs: 0 };
  const [computed = 0, waited = 0] = readFileSync(thread, 'utf8').split(' ').map(Number);
  return { computedMs: computed / 1e6, waitedMs: waited / 1e6 };
}

async function repeat(
  isOver: () => boolean,
  everyMs: number,
  measure: (count: number) => Promise<number>,
): Promise<Percentiles> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await measure(times.length));
    await delay(everyMs);
  }
  return percentilesOf(times);
}

async function timed(url: string, options: RequestInit = {}): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, options);
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - startedAt;
}

function publishOnce(at: Origins, { id, developer, bodies }: OwnSite, count: number): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: developer };
  return timed(sitesUrl(at, `/${id}`), { method: 'PUT', headers, body: bodies[count % bodies.length]! });
}

async function visitAgain(at: Origins, siteId: string, isOver: () => boolean): Promise<Percentiles> {
  return repeat(isOver, visitEveryMs, async () => {
    const { status, ms } = await submit(await beginVisit(at, siteId), 'abc', 1);
    if (status !== 200) throw new Error(`A submission was answered with ${status}.`);
    return ms;
  });
}

function report(name: string, { loop, health, publish, submission, attacks }: PhaseFigures, say: Say): void {
  const show = ({ p50, p99 }: Percentiles) => `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`;
  say(`${name} (${attacks} inputs in ${phaseMs / 1000} s)`);
  const [computed, waited] = [loop.computedMs, loop.waitedMs].map((ms) => percent(ms / phaseMs));
  say(`  event loop: computes ${computed} of the time, waits for a processor ${waited}`);
  say(`  /healthz: ${show(health)} (goal ${goalsMs.health})`);
  say(`  another tenant publishes 400 kB: ${show(publish)} (goal ${goalsMs.publish})`);
  say(`  another tenant's visitor submits a form: ${show(submission)} (goal ${goalsMs.submission})`);
}

function expectFigures(name: string, { health, publish, submission }: PhaseFigures, expectGoal: ExpectGoal): void {
  expectGoal(`isolation, ${name}: /healthz`, health.p99 <= goalsMs.health);
  expectGoal(`isolation, ${name}: publishing`, publish.p99 <= goalsMs.publish);
  expectGoal(`isolation, ${name}: submitting`, submission.p99 <= goalsMs.submission);
}
