// Kills the server on the embedded database during acknowledged writes and checks each of them after the restart: `node
// scripts/resilience/kill-embedded.mjs [--rounds 20]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildStale } from '../build/start-program.mjs';
import { callJson } from './http-call.mjs';
import { findLosses, listAllUsers } from './list-users.mjs';
import { readRounds } from './read-rounds.mjs';
import { registerTenant } from './register-tenant.mjs';
import { endServer, startServer } from './server-process.mjs';
import { startWriter } from './user-writer.mjs';

const rounds = readRounds(20);
const minMs = 50;
const maxMs = 1200;

buildStale(['server', 'snapshot']);
const folder = mkdtempSync(join(tmpdir(), 'smile-kill-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const settings = { DATA_DIR: folder, DEMO: '0', RATE_LIMIT: '0' };

let server = await startServer(settings);
const { authorization } = await registerTenant(server.url);
const acknowledged = new Map();
let lost = [];
let doubled = 0;
let unknownKept = 0;
for (let round = 1; round <= rounds; round++) {
  const url = server.url;
  const writer = startWriter({ urls: () => [url], authorization, connections: 4 });
  await delay(minMs + Math.random() * (maxMs - minMs));
  await endServer(server, 'SIGKILL');
  await writer.stop();
  for (const [id, reference] of writer.acknowledged) acknowledged.set(id, reference);

  server = await startServer(settings);
  const ready = await callJson(`${server.url}/readyz`);
  if (ready.status !== 200) throw new Error(`/readyz answered ${ready.status} after round ${round}`);
  const users = await listAllUsers(server.url, authorization);
  ({ lost, doubled } = findLosses(users, acknowledged));
  unknownKept = users.length - acknowledged.size;
  console.log(
    `round ${round}: ${writer.acknowledged.size} acknowledged, ${users.length} users, ${lost.length} lost, ${doubled} doubled`,
  );
  if (lost.length > 0 || doubled > 0 || writer.refused.length > 0) break;
}
await endServer(server);
console.log(
  `${rounds} kills, ${acknowledged.size} acknowledged users, ${lost.length} lost, ${doubled} doubled (${unknownKept} more were kept without an answer)`,
);
process.exitCode = lost.length > 0 || doubled > 0 ? 1 : 0;
