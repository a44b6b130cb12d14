import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { answer, startChild } from './child-process.ts';
import { type Measured, measureLoad } from './load.ts';
import type { Server } from './measure/compare.ts';
import { median } from './measure/figures.ts';
import { runStatements } from './measure/measure-pages.ts';

/** A server of another product that returns the same page of 20 out of 100,000 rows. */
export interface Peer {
  name: string;
  url: string;
  pid: number;
  authorization: string;
  /** Body of a POST; missing for GET. */
  body?: string;
}

export interface PeerFigures {
  name: string;
  perSecond: number;
  lowest: number;
  highest: number;
  /** CPU time per response; null if the system does not report it. */
  cpuMicroseconds: number | null;
}

interface Given {
  databaseUrl: string;
  tenantId: string;
  ours: { url: string; pid: number; authorization: string };
  /** Folder for files that a peer needs. */
  folder: string;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const load = { connections: 50, warmUpMs: 500, measureMs: 4000 };
const peersFolder = join('bench', 'peers');

/** Measures all in turns, in a different order each round, so that other load on the machine affects all equally. */
export async function measurePeers({ databaseUrl, tenantId, ours, folder }: Given): Promise<PeerFigures[]> {
  await runStatements(databaseUrl, beforePeers);
  const strapi = startPeer('strapi-server.mjs', databaseUrl, join(folder, 'strapi'));
  const others = [strapi, startPeer('postgraphile-server.mjs', databaseUrl)];
  const bare = startChild('bare', { tenantId, database: { url: databaseUrl } });
  try {
    const { url, pid } = await bare.readAnswer<Server>();
    const path = '/sandbox/v1/users?size=20';
    const peers: Peer[] = [
      { name: 'node:http and pg, nobody authenticated', url: url + path, pid, authorization: ours.authorization },
      { name: 'this server', ...ours, url: ours.url + path },
      { name: 'PostGraphile 4.14', ...(await readLine(others[1]!)) },
      { name: 'Strapi 5.54', ...(await readLine(strapi)) },
    ];
    await runStatements(databaseUrl, ofStrapi);
    const loader = startChild('peers', peers);
    const measured = await loader.readAnswer<Measured[][]>();
    await loader.end();
    return peers.map(({ name }, index) => summarize(name, measured[index]!));
  } finally {
    await bare.end();
    for (const child of others) child.kill('SIGKILL');
    await runStatements(databaseUrl, afterPeers);
  }
}

/** Runs in its own process. */
export async function runPeerRounds(peers: Peer[]): Promise<void> {
  const measured = peers.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < peers.length; turn += 1) {
      const index = (round + turn) % peers.length;
      measured[index]!.push(await measureLoad({ ...load, ...peers[index]! }));
    }
  answer(measured);
}

function summarize(name: string, measured: Measured[]): PeerFigures {
  const perSecond = measured.map((round) => round.perSecond);
  const cpu = measured.flatMap((round) => round.cpuMicroseconds ?? []);
  return {
    name,
    perSecond: median(perSecond),
    lowest: Math.min(...perSecond),
    highest: Math.max(...perSecond),
    cpuMicroseconds: cpu.length === measured.length ? median(cpu) : null,
  };
}

function startPeer(program: string, ...given: string[]): ChildProcess {
  const child = spawn(process.execPath, [join(peersFolder, program), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Waits for the line that it prints when ready; earlier output is log. */
async function readLine(child: ChildProcess): Promise<Omit<Peer, 'name'>> {
  for await (const line of createInterface({ input: child.stdout! })) if (line.startsWith('{')) return JSON.parse(line);
  throw new Error('A peer ended before it listened.');
}

const rows = `md5(n::text), jsonb_build_object('reference', 'customer-' || n),
  timestamptz '2026-01-01' + n * interval '37 seconds'`;

const beforePeers = [
  'create schema strapi',
  'create schema postgraphile',
  `do $$ begin create role peer_reader; exception when duplicate_object then null; end $$`,
  'create table postgraphile.members (id text primary key, external_metadata jsonb, created_at timestamptz not null)',
  'create index on postgraphile.members (created_at)',
  `insert into postgraphile.members select ${rows} from generate_series(1, 100000) n`,
  'grant usage on schema postgraphile to peer_reader',
  'grant select on postgraphile.members to peer_reader',
];

/** Roles belong to the cluster and outlive the database; a parallel run may still need them. */
const afterPeers = [
  `do $$ begin drop owned by peer_reader; drop role peer_reader;
    exception when undefined_object or dependent_objects_still_exist then null; end $$`,
];

const ofStrapi = [
  `insert into strapi.members (document_id, member_id, external_metadata, created_at, updated_at, published_at)
    select md5(n::text), ${rows}, now(), now() from generate_series(1, 100000) n`,
  'create index on strapi.members (created_at)',
  'vacuum (analyze)',
  'checkpoint',
];
