import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientSources } from './write-client.mjs';

it.each(Object.entries(clientSources()))(
  'keeps %s in step with openapi.json; otherwise run `npm run openapi`',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);
