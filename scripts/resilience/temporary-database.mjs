import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, serverFolder } from '../build/targets.mjs';

// The driver belongs to the server's workspace.
const { Client } = createRequire(join(root, serverFolder, 'package.json'))('pg');

/** Runs `work(url, query)` on a temporary empty database of the PostgreSQL server, and drops it. */
export async function withTemporaryDatabase(serverUrl, work) {
  const name = `smile_cluster_${process.pid}_${Date.now()}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = await connect(serverUrl);
  await admin.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
  try {
    const client = await connect(url.href);
    try {
      return await work(url.href, async (text) => (await client.query(text)).rows);
    } finally {
      await client.end();
    }
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function connect(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
