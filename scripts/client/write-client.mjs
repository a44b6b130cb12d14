import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/targets.mjs';
import { renderOperations, renderTypes } from './operations.mjs';

const folder = join(root, 'packages/client/src/generated');

/** Generated files by path. */
export function clientSources() {
  const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
  return {
    [join(folder, 'operations.ts')]: renderOperations(document),
    [join(folder, 'types.ts')]: renderTypes(document),
  };
}

export function writeClient() {
  for (const [path, text] of Object.entries(clientSources())) writeFileSync(path, text);
}
