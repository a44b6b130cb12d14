import pg from 'pg';

/**
 * Server options for measuring pages. With the default young generation one request in a hundred waits for garbage
 * collection, so that the 99th percentile would be random.
 */
export const rarelyCollected = ['--max-semi-space-size=256'];
/** Rounds before the first verdict on growth; while it is unclear, up to ten times as many follow. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const calls = 100;

/** Response times per round, in milliseconds, for one tenant's page. */
type Rounds = number[][];

export interface Growth {
  /** 99th percentiles of all calls, in milliseconds. */
  small: number;
  large: number;
  ratio: number;
  /** Bounds of the 95 % bootstrap confidence interval of the ratio. */
  from: number;
  to: number;
}

/** 99th percentile of the same page per tenant, in milliseconds. */
export async function measurePages<Tenant>(tenants: Tenant[], callOf: (tenant: Tenant) => Call): Promise<number[]> {
  const measured = tenants.map((): Rounds => []);
  for (let round = 0; round <= rounds; round += 1) await addRound(measured, tenants.map(callOf), round === 0);
  return measured.map((own) => percentile99(own.flat()));
}

/** Growth of a page's time from one tenant to another; measured until it is clearly above or below the goal. */
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
 * Random order, so that other load and periodic garbage collection affect all calls equally. The first round is a
 * warm-up.
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
