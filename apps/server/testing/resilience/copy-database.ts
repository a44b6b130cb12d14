import pg from 'pg';
import { inject } from 'vitest';

let count = 0;

/** URL of a new database on the test server, migrated or empty; deleted when the tests end. */
export async function copyTestDatabase(source: 'migrated' | 'empty'): Promise<string> {
  const prepared = inject('testDatabase');
  if (!('serverUrl' in prepared)) throw new Error('This test needs a PostgreSQL.');
  const name = `${prepared.template}_r${process.pid}_${++count}`;
  const admin = new pg.Client({ connectionString: prepared.serverUrl });
  await admin.connect();
  const template = source === 'migrated' ? prepared.template : 'template0';
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const url = new URL(prepared.serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
