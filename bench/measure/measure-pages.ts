import pg from 'pg';

/**
 * Options of the server whose pages are measured. With a young generation of the usual size one request of a hundred
 * waits for garbage, so that chance alone would decide what the 99th percentile is.
 */
export const rarelyCollected = ['--max-semi-space-size=256'];
/** Rounds until the growth is judged for the first time; while it is not clear, up to ten times as many follow. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const calls = 100;

/** How long the same page took for a tenant, in milliseconds, by rounds. */
type Rounds = number[][];

export interface Growth {
  /** 99th percentiles of all calls, in milliseconds. */
  small: number;
  large: number;
  ratio: number;
  /** In between lie 95 of 100 ratios of rounds drawn anew (bootstrap). */
  from: number;
  to: number;
}

/** The 99th percentile of the same page for each tenant, in milliseconds. */
export async function measurePages<Tenant>(tenants: Tenant[], callOf: (tenant: Tenant) => Call): Promise<number[]> {
  const measured = tenants.map((): Rounds => []);
  for (let round = 0; round <= rounds; round += 1) await addRound(measured, tenants.map(callOf), round === 0);
  return measured.map((own) => percentile99(own.flat()));
}

/** How the same page grows from one tenant to another; measured until it is clear on which side of the goal. */
export async function measureGrowth(small: Call, large: Call, goal: number): Promise<Growth> {
  const measured: Rounds[] = [[], []];
  let growth: Growth | undefined;
  for (let round = 0; round <= 10 * rounds; round += 1) {
    await addRound(measured, [small, large], round === 0);
    if (round === 0 || round % rounds > 0) continue;
    growth = toGrowth(measured[0]!, measured[1]!);
    if (growth.to <= goal || growth.from > goal) break;
  }
  return growth!;
}

export function describeGrowth({ small, large, ratio, from, to }: Growth): string {
  return `${small.toFixed(1)} ms, ${large.toFixed(1)} ms, ${ratio.toFixed(2)}× (${from.toFixed(2)} to ${to.toFixed(2)})`;
}

interface Call {
  url: string;
  authorization: string;
}

/**
 * In an order that chance decides, so that what else the machine does, and what comes back every so many requests
 * (garbage), meets all alike. The first round warms up.
 */
async function addRound(measured: Rounds[], asked: Call[], isWarmUp: boolean): Promise<void> {
  const round = asked.map((): number[] => []);
  for (let call = 0; call < calls; call += 1) {
    const order = asked.map((_, index) => ({ index, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const { index } of order) round[index]!.push(await timeCall(asked[index]!));
  }
  if (!isWarmUp) for (const [index, times] of round.entries()) measured[index]!.push(times);
}

function toGrowth(small: Rounds, large: Rounds): Growth {
  const ratios = Array.from({ length: 1000 }, () => {
    const drawn = small.map(() => Math.floor(Math.random() * small.length));
    const p99Of = (own: Rounds) => percentile99(drawn.flatMap((round) => own[round]!));
    return p99Of(large) / p99Of(small);
  }).sort((a, b) => a - b);
  const [smallMs, largeMs] = [percentile99(small.flat()), percentile99(large.flat())];
  return { small: smallMs, large: largeMs, ratio: largeMs / smallMs, from: ratios[25]!, to: ratios[974]! };
}

async function timeCall({ url, authorization }: Call): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { authorization } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return performance.now() - startedAt;
}

function percentile99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;
}

export async function runStatements(databaseUrl: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
