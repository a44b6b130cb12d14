import type { BareSettings } from '../bare/bare-server.ts';
import { answer, type Child, startChild } from '../child-process.ts';
import { type Measured, measureLoad } from '../load.ts';
import { median } from './figures.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const load = { connections: 32, warmUpMs: 300, measureMs: 1500 };
const warmUpRounds = 4;

/** Requests sent to all servers. */
export interface Operation {
  name: string;
  path: string;
  /** JSON body of a POST; missing for GET. */
  body?: string;
}

/** Measurements of one round, by server. */
type Round = Record<string, Measured>;

/** Median, minimum and maximum of the rounds. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export interface Comparison {
  ours: number;
  bare: number;
  /** Throughput relative to the other server, by wall clock. */
  share: Spread;
  /** CPU time per response in microseconds; null if the system does not report it. */
  cpu: { ours: number; bare: number; share: Spread } | null;
}

export interface Server {
  url: string;
  pid: number;
}

export interface LoadTask {
  servers: Record<string, Server>;
  operation: Operation;
  authorization: string;
}

/** Runs several kinds of bare servers while `work` runs. */
export async function withBareServers<Name extends string>(
  kinds: Record<Name, BareSettings>,
  work: (servers: Record<Name, Server>) => Promise<void>,
): Promise<void> {
  const children: Child[] = [];
  const servers: Record<string, Server> = {};
  try {
    for (const [name, settings] of Object.entries(kinds)) {
      const child = startChild('bare', settings);
      children.push(child);
      servers[name] = await child.readAnswer();
    }
    await work(servers as Record<Name, Server>);
  } finally {
    for (const child of children) await child.end();
  }
}

/**
 * Alternates between our server and the bare ones, so that other load on the machine affects all equally. Returns per
 * bare server the medians and our share in each round.
 */
export async function compare<Name extends string>(
  ours: Server,
  others: Record<Name, Server>,
  { operation, authorization }: Omit<LoadTask, 'servers'>,
): Promise<Record<Name, Comparison>> {
  const names = Object.keys(others) as Name[];
  for (const name of names) await expectSameAnswer([ours, others[name]], operation, authorization);
  const task: LoadTask = { servers: { ...others, ours }, operation, authorization };
  const loader = startChild('load', task);
  const results: Round[] = [];
  for (let round = 1 - warmUpRounds; round <= rounds; round++) {
    const result = await loader.readAnswer<Round>();
    if (round < 1) continue;
    results.push(result);
    const described = Object.entries(result).map(([name, measured]) => `${name} ${describe(measured)}`);
    process.stdout.write(`  round ${round}: ${described.join(', ')}\n`);
  }
  await loader.end();
  return Object.fromEntries(names.map((name) => [name, summarize(results, name)])) as Record<Name, Comparison>;
}

function describe({ perSecond, cpuMicroseconds }: Measured): string {
  return `${Math.round(perSecond)}/s${cpuMicroseconds === null ? '' : ` of ${Math.round(cpuMicroseconds)} µs`}`;
}

function summarize(results: Round[], other: string): Comparison {
  const perSecond = (name: string) => median(results.map((round) => round[name]!.perSecond));
  const cpuOf = (name: string) => results.flatMap((round) => round[name]!.cpuMicroseconds ?? []);
  const cpu = { ours: cpuOf('ours'), bare: cpuOf(other) };
  const hasCpu = cpu.ours.length === results.length && cpu.bare.length === results.length;
  return {
    ours: perSecond('ours'),
    bare: perSecond(other),
    share: spreadOf(results.map((round) => round.ours!.perSecond / round[other]!.perSecond)),
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

/** Masks random ids and timestamps before comparing responses; their length is constant. */
const madeAnew = /[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|eyJ[\w.-]+|\d{4}-\d\d-\d\dT[\d:]+Z/g;

async function expectSameAnswer(servers: Server[], { path, body }: Operation, authorization: string): Promise<void> {
  const [our, other] = await Promise.all(
    servers.map(async ({ url }) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
      const response = await fetch(url + path, { headers, ...(body && { method: 'POST', body }) });
      const answer = (await response.json()) as object;
      const text = JSON.stringify(body ? answer : { ...answer, requestId: '' });
      return body ? text.replace(madeAnew, (value) => '*'.repeat(value.length)) : text;
    }),
  );
  if (our !== other) throw new Error(`The servers answer differently.\nours ${our}\nbare ${other}`);
}

/** Runs in its own process. */
export async function runRounds({ servers, operation, authorization }: LoadTask): Promise<void> {
  const { path, body } = operation;
  const inTurn = Object.entries(servers);
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    const result: Round = {};
    for (const [name, { url, pid }] of round % 2 === 0 ? inTurn : inTurn.toReversed())
      result[name] = await measureLoad({ ...load, url: url + path, pid, authorization, ...(body && { body }) });
    answer(result);
  }
}
