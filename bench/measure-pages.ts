import pg from 'pg';
import { median } from './median.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
/** Few enough that another program's moment spoils few rounds; each round has a 99th percentile of its own. */
const calls = 100;

/**
 * How long the same page takes for each tenant, in milliseconds: the median of the rounds' 99th percentiles. They are
 * asked in turns so that what else the machine does meets all alike.
 */
export async function measurePages<Tenant>(
  tenants: Tenant[],
  callOf: (tenant: Tenant) => { url: string; authorization: string },
): Promise<number[]> {
  const p99s = tenants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    const tookMs = tenants.map((): number[] => []);
    for (let call = 0; call < calls; call += 1)
      for (const [index, tenant] of tenants.entries()) tookMs[index]!.push(await timeCall(callOf(tenant)));
    // The first round warms up.
    if (round > 0) for (const [index, times] of tookMs.entries()) p99s[index]!.push(percentile99(times));
  }
  return p99s.map(median);
}

async function timeCall({ url, authorization }: { url: string; authorization: string }): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { authorization } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return performance.now() - startedAt;
}

function percentile99(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!;
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
