import { join } from 'node:path';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { measureAnswers } from './answers.ts';
import { measureChanges, measureProofs, measureSoundness, type Timings } from './builder.ts';
import { type BurstFigures, measureBurst, type Percentiles } from './burst.ts';
import { benchQueue } from './capacity/bench-queue.ts';
import { benchSaturation } from './capacity/bench-saturation.ts';
import { benchCitus } from './citus/bench-citus.ts';
import { benchConnects } from './connects.ts';
import { benchDocuments } from './documents/bench-documents.ts';
import { benchFolder } from './documents/bench-folder.ts';
import { benchPapers } from './documents/bench-papers.ts';
import { benchTagger } from './documents/lessons/bench-tagger.ts';
import { benchIsolation } from './isolation.ts';
import { measureLists } from './lists.ts';
import { benchRetention } from './measure/bench-retention.ts';
import { median, percent } from './measure/figures.ts';
import { describeGrowth } from './measure/measure-pages.ts';
import { measureStart } from './measure/measure-start.ts';
import { benchMixed } from './mixed.ts';
import { measurePeers } from './peers.ts';
import { masterKey, prepareTenant, production, settings } from './prepare.ts';
import { runTask } from './run-task.ts';
import { seedServer } from './seed.ts';
import { benchEmbedded, benchServer } from './server.ts';
import { measureSessions } from './sessions.ts';
import { inNewFolder, withDatabase } from './temporary.ts';
import { measureWebhooks } from './webhooks.ts';

const goals = {
  createMs: { embedded: 150, PostgreSQL: 60 },
  configMs: 300,
  startMs: { first: 3000, warm: 1500 },
  startMegabytes: 400,
  loadMegabytes: 450,
  sendingShare: 0.6,
  deliveryMs: 15,
  deadShare: 0.1,
  growth: 1.2,
  searchMs: 50,
  applyMs: 0.2,
  proofMs: { 5: 50, 20: 300 },
};
const failures: string[] = [];

const [task, input] = process.argv.slice(2);
/** Run only when requested by name. */
const apart: Record<string, () => Promise<void>> = {
  peers: benchPeers,
  tagger: async () => benchTagger(say),
  papers: () => benchPapers(say),
  'document-folder': () => benchFolder(say),
  citus: () => benchCitus(say, expectGoal),
};
const parts: Record<string, () => Promise<void>> = {
  start: reportStart,
  embedded: () => benchEmbedded(say, expectGoal, reportMemory),
  server: () => benchServer(say, expectGoal),
  answers: benchAnswers,
  burst: benchBurst,
  webhooks: benchWebhooks,
  lists: benchLists,
  sessions: benchSessions,
  retention: () => benchRetention(say),
  builder: benchBuilder,
  proof: benchProof,
  connects: () => benchConnects(say, expectGoal),
  isolation: () => benchIsolation(say, expectGoal),
  mixed: () => benchMixed(say, expectGoal),
  queue: () => benchQueue(say),
  saturation: () => benchSaturation(say),
  documents: () => benchDocuments(say, expectGoal),
};
if (input) await runTask(task!, input);
else {
  for (const [name, run] of Object.entries(parts)) if (!task || task === name) await run();
  if (task) await apart[task]?.();
  for (const failure of failures) process.stdout.write(`MISSED ${failure}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

async function reportStart(): Promise<void> {
  await inNewFolder(async (folder) => {
    const { coldMs, warmMs, memoryMegabytes } = await measureStart({ DATA_DIR: folder, MASTER_KEY: masterKey });
    const { first, warm } = goals.startMs;
    say(
      `start of the embedded server: first ${Math.round(coldMs)} ms (goal ${first}), warm ${Math.round(warmMs)} ms (goal ${warm})`,
    );
    expectGoal('first start', coldMs <= first);
    expectGoal('warm start', warmMs <= warm);
    reportMemory('after start', memoryMegabytes, goals.startMegabytes);
  });
}

async function benchPeers(): Promise<void> {
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure beside others.');
  await withDatabase(serverUrl, async (url) => {
    await inNewFolder(async (folder) => {
      const given = { ...settings, DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
      const { tenantId, authorization } = await prepareTenant(given);
      await seedServer(url, tenantId);
      const server = await startServer({ ...given, ...production });
      const ours = { url: server.url, pid: server.pid, authorization };
      say('a list of 20 among 100,000, one PostgreSQL, 50 connections (median, lowest and highest)');
      for (const { name, perSecond, lowest, highest, cpuMicroseconds } of await measurePeers({
        databaseUrl: url,
        tenantId,
        ours,
        folder,
      })) {
        const cpu = cpuMicroseconds === null ? '' : `, ${Math.round(cpuMicroseconds)} µs of a processor each`;
        say(`  ${name}: ${Math.round(perSecond)}/s (${Math.round(lowest)} to ${Math.round(highest)})${cpu}`);
      }
      await endServer(server);
    });
  });
}

async function benchAnswers(): Promise<void> {
  await inNewFolder(async (folder) => {
    say('what a version and compression cost, embedded database');
    for (const { name, microseconds, bytes } of await measureAnswers({ ...settings, DATA_DIR: folder }))
      say(`  ${name}: ${Math.round(microseconds)} µs of a processor, ${bytes} bytes`);
  });
}

async function benchBurst(): Promise<void> {
  await inNewFolder(async (folder) => {
    const given = { ...settings, DATA_DIR: folder };
    const { authorization } = await prepareTenant(given);
    reportBurst('embedded', await measureBurst(given, authorization));
  });
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure on it too.');
  await withDatabase(serverUrl, async (url) => {
    await inNewFolder(async (folder) => {
      const given = { ...settings, DATA_DIR: folder, DATABASE_URL: url };
      const { authorization } = await prepareTenant(given);
      reportBurst('PostgreSQL', await measureBurst(given, authorization));
    });
  });
}

function spreadOf(figures: number[]): string {
  return `${Math.round(Math.min(...figures))} to ${Math.round(Math.max(...figures))}`;
}

function reportBurst(name: 'embedded' | 'PostgreSQL', figures: BurstFigures): void {
  const { first, create, cpuMs, config, memoryMegabytes } = figures;
  const describe = ({ p50, p99 }: Percentiles) => `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`;
  say(`a burst of 2,000 users by 50 clients, ${name}`);
  say(`  the first 200 after a start: ${describe(first)}`);
  say(`  POST /users: ${describe(create)} (goal ${goals.createMs[name]})`);
  if (cpuMs !== null) say(`  ${cpuMs.toFixed(2)} ms of a processor each, with its share of jobs`);
  say(`  a widget's settings meanwhile: ${describe(config)} (goal ${goals.configMs})`);
  expectGoal(`${name}: POST /users in a burst`, create.p99 <= goals.createMs[name]);
  expectGoal(`${name}: a widget's settings in a burst`, config.p99 <= goals.configMs);
  reportMemory('after the burst', memoryMegabytes);
}

async function benchWebhooks(): Promise<void> {
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure webhooks.');
  await withDatabase(serverUrl, async (url) => {
    await inNewFolder(async (folder) => {
      const given = { ...settings, DATA_DIR: folder, DATABASE_URL: url, WEBHOOK_ALLOW_PRIVATE: '1' };
      const { perSecond, bare, idleMs, alone, besideDead } = await measureWebhooks(
        { ...given, ...production },
        url,
        () => prepareTenant(given),
      );
      const sendingShare = median(perSecond) / median(bare);
      const describe = (figures: number[]) => `${Math.round(median(figures))}/s (${spreadOf(figures)})`;
      say(`webhooks, PostgreSQL: signed deliveries ${describe(perSecond)}, a bare sender ${describe(bare)}`);
      say(`  ${percent(sendingShare)} of bare (goal ${percent(goals.sendingShare)})`);
      say(`  event to first attempt, idle: p50 ${idleMs.toFixed(1)} ms (goal ${goals.deliveryMs})`);
      const moved = besideDead / alone - 1;
      say(`  p99 of 49 webhooks: ${alone.toFixed(1)} ms, beside a dead one ${besideDead.toFixed(1)} ms`);
      expectGoal('deliveries: share of bare', sendingShare >= goals.sendingShare);
      expectGoal('idle delivery', idleMs <= goals.deliveryMs);
      expectGoal('p99 beside a dead webhook', moved < goals.deadShare);
    });
  });
}

async function benchLists(): Promise<void> {
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure lists.');
  await withDatabase(serverUrl, async (url) => {
    await inNewFolder(async (folder) => {
      const { lists, searches } = await measureLists(
        { ...settings, DATA_DIR: folder, DATABASE_URL: url },
        url,
        goals.growth,
      );
      say(`first page of lists, PostgreSQL, p99 at 1,000 and 1,000,000 rows (goal ${goals.growth}×)`);
      for (const { name, ...growth } of lists) {
        say(`  ${name}: ${describeGrowth(growth)}`);
        expectGoal(`growth of ${name}`, growth.ratio <= goals.growth);
      }
      say('first page of the user list in the portal, PostgreSQL, p99 at 1,000, 100,000 and 1,000,000 users');
      for (const { name, p99s } of searches) {
        say(`  ${name}: ${p99s.map((ms) => ms.toFixed(1)).join(', ')} ms (goal ${goals.searchMs})`);
        expectGoal(`user list by ${name}`, Math.max(...p99s) < goals.searchMs);
      }
    });
  });
}

async function benchSessions(): Promise<void> {
  const serverUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  if (!serverUrl) return say('No PostgreSQL: set BENCH_DATABASE_URL to measure the sessions of sites.');
  await withDatabase(serverUrl, async (url) => {
    await inNewFolder(async (folder) => {
      say(`pages of the sessions of sites, PostgreSQL, p99 at 1,000 and 1,000,000 rows (goal ${goals.growth}×)`);
      for (const { name, ...growth } of await measureSessions(
        { ...settings, DATA_DIR: folder, DATABASE_URL: url },
        url,
        goals.growth,
      )) {
        say(`  ${name}: ${describeGrowth(growth)}`);
        expectGoal(`growth of sessions by ${name}`, growth.ratio <= goals.growth);
      }
    });
  });
}

async function benchBuilder(): Promise<void> {
  say('the builder, median and worst');
  for (const timings of measureChanges()) {
    reportTimings(timings);
    if (!timings.name.startsWith('flow')) expectGoal(timings.name, timings.medianMs <= goals.applyMs);
  }
  for (const items of [5, 20] as const) {
    const timings = measureProofs(items);
    reportTimings(timings);
    expectGoal(timings.name, timings.medianMs <= goals.proofMs[items]);
  }
}

async function benchProof(): Promise<void> {
  const { sites, visits, examples, wrong } = measureSoundness({ sites: 2000, visitsPerSite: 200 });
  say(`proofs of ${sites} random sites: ${visits} visits, ${wrong.length} contradictions; ${examples} examples`);
  for (const what of wrong.slice(0, 10)) say(`  ${what}`);
  expectGoal('soundness of proofs', wrong.length === 0);
}

function reportTimings({ name, medianMs, worstMs }: Timings): void {
  say(`  ${name}: ${medianMs.toFixed(3)} ms, ${worstMs.toFixed(3)} ms`);
}

function reportMemory(when: string, megabytes: number | null, goal = goals.loadMegabytes): void {
  if (megabytes === null) return;
  say(`  resident memory ${when}: ${Math.round(megabytes)} MB (goal ${goal})`);
  expectGoal(`memory ${when}`, megabytes <= goal);
}

function expectGoal(name: string, isMet: boolean): void {
  if (!isMet) failures.push(name);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
