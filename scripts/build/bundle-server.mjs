import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { serverBundle } from './server-bundle.mjs';

const bundle = serverBundle();
removeOldPrograms(bundle.output.dir);
await build({ ...bundle, logLevel: 'warn' });

function removeOldPrograms(folder) {
  for (const name of listNames(folder)) {
    if (/\.js(\.map)?$/.test(name)) rmSync(join(folder, name), { force: true });
  }
}

function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
