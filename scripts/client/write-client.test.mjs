import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientSources } from './write-client.mjs';

it.each(Object.entries(clientSources()))('%s follows openapi.json; run `npm run openapi`', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
