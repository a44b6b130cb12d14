import type { BareSettings } from './bare-server.ts';
import { answer, startChild } from './child-process.ts';
import { type Measured, measureLoad } from './load.ts';
import { median } from './median.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const load = { connections: 32, warmUpMs: 300, measureMs: 1500 };
const warmUpRounds = 4;
const path = '/sandbox/v1/users?size=20';

type Round = Record<'ours' | 'bare', Measured>;

/** The middle of the rounds, and the lowest and highest. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export interface Comparison {
  ours: number;
  bare: number;
  /** What ours answered of what the bare server did, by the clock. */
  share: Spread;
  /** What one answer takes of a processor, in microseconds; null where the system does not tell. */
  cpu: { ours: number; bare: number; share: Spread } | null;
}

export interface Server {
  url: string;
  pid: number;
}

export interface LoadTask {
  ours: Server;
  bare: Server;
  authorization: string;
}

/**
 * Our server and the bare one in turns, so that what else the machine does meets both alike: the medians of both and
 * of the share that ours had of the bare one in each round.
 */
export async function compare(ours: Server, authorization: string, settings: BareSettings): Promise<Comparison> {
  const bareServer = startChild('bare', settings);
  const bare: Server = await bareServer.readAnswer();
  await expectSameAnswer(ours, bare, authorization);
  const task: LoadTask = { ours, bare, authorization };
  const loader = startChild('load', task);
  const results: Round[] = [];
  for (let round = 1 - warmUpRounds; round <= rounds; round++) {
    const result = await loader.readAnswer<Round>();
    if (round < 1) continue;
    results.push(result);
    process.stdout.write(`  round ${round}: bare ${describe(result.bare)}, ours ${describe(result.ours)}\n`);
  }
  await Promise.all([loader.end(), bareServer.end()]);
  return summarize(results);
}

function describe({ perSecond, cpuMicroseconds }: Measured): string {
  return `${Math.round(perSecond)}/s${cpuMicroseconds === null ? '' : ` of ${Math.round(cpuMicroseconds)} µs`}`;
}

function summarize(results: Round[]): Comparison {
  const perSecond = (name: keyof Round) => median(results.map((round) => round[name].perSecond));
  const cpuOf = (name: keyof Round) => results.flatMap((round) => round[name].cpuMicroseconds ?? []);
  const cpu = { ours: cpuOf('ours'), bare: cpuOf('bare') };
  const hasCpu = cpu.ours.length === results.length && cpu.bare.length === results.length;
  return {
    ours: perSecond('ours'),
    bare: perSecond('bare'),
    share: spreadOf(results.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    cpu: hasCpu
      ? {
          ours: median(cpu.ours),
          bare: median(cpu.bare),
          share: spreadOf(cpu.bare.map((bare, round) => bare / cpu.ours[round]!)),
        }
      : null,
  };
}

function spreadOf(values: number[]): Spread {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

async function expectSameAnswer(ours: Server, bare: Server, authorization: string): Promise<void> {
  const [our, bares] = await Promise.all(
    [ours, bare].map(async ({ url }) => {
      const response = await fetch(url + path, { headers: { authorization } });
      return JSON.stringify({ ...((await response.json()) as object), requestId: '' });
    }),
  );
  if (our !== bares) throw new Error(`The servers answer differently.\nours ${our}\nbare ${bares}`);
}

/** In a process of its own. */
export async function runRounds(task: LoadTask): Promise<void> {
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    const result: Partial<Round> = {};
    const inTurn = ['bare', 'ours'] as const;
    for (const name of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const { url, pid } = task[name];
      result[name] = await measureLoad({ ...load, url: url + path, pid, authorization: task.authorization });
    }
    answer(result);
  }
}
