import { type BareSettings, startBareServer } from './bare-server.ts';
import { startChild } from './child-process.ts';
import { measureLoad } from './load.ts';
import { median } from './median.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const load = { connections: 32, warmUpMs: 300, measureMs: 1500 };
const warmUpRounds = 4;
const path = '/sandbox/v1/users?size=20';

interface Round {
  ours: number;
  bare: number;
}

export interface Comparison extends Round {
  share: number;
}

interface LoadTask {
  ourUrl: string;
  bareUrl: string;
  authorization: string;
}

/**
 * Our server and the bare one in turns, so that what else the machine does meets both alike: the medians of both and
 * of the share that ours had of the bare one in each round.
 */
export async function compare(ourUrl: string, authorization: string, settings: BareSettings): Promise<Comparison> {
  const bareServer = startChild('bare', settings);
  const bareUrl = `http://127.0.0.1:${await bareServer.readAnswer<number>()}`;
  await expectSameAnswer(ourUrl, bareUrl, authorization);
  const loader = startChild('load', { ourUrl: ourUrl + path, bareUrl: bareUrl + path, authorization });
  const results: Round[] = [];
  for (let round = 1 - warmUpRounds; round <= rounds; round++) {
    const result = await loader.readAnswer<Round>();
    if (round < 1) continue;
    results.push(result);
    process.stdout.write(`  round ${round}: bare ${Math.round(result.bare)}/s, ours ${Math.round(result.ours)}/s\n`);
  }
  await Promise.all([loader.end(), bareServer.end()]);
  return {
    ours: median(results.map(({ ours }) => ours)),
    bare: median(results.map(({ bare }) => bare)),
    share: median(results.map(({ ours, bare }) => ours / bare)),
  };
}

async function expectSameAnswer(ourUrl: string, bareUrl: string, authorization: string): Promise<void> {
  const [ours, bare] = await Promise.all(
    [ourUrl, bareUrl].map(async (url) => {
      const response = await fetch(url + path, { headers: { authorization } });
      return JSON.stringify({ ...((await response.json()) as object), requestId: '' });
    }),
  );
  if (ours !== bare) throw new Error(`The servers answer differently.\nours ${ours}\nbare ${bare}`);
}

async function runRounds({ ourUrl, bareUrl, authorization }: LoadTask): Promise<void> {
  for (let round = 0; round < rounds + warmUpRounds; round++) {
    const result: Round = { ours: 0, bare: 0 };
    const inTurn = [
      { name: 'bare', url: bareUrl },
      { name: 'ours', url: ourUrl },
    ] as const;
    for (const { name, url } of round % 2 === 0 ? inTurn : inTurn.toReversed())
      result[name] = await measureLoad({ ...load, url, authorization });
    answer(result);
  }
}

/** What a child process was started for. */
export async function runTask(task: string, input: string): Promise<void> {
  if (task === 'bare') answer(await startBareServer(JSON.parse(input)));
  else await runRounds(JSON.parse(input));
}

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
