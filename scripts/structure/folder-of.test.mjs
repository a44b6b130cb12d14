import { expect, it } from 'vitest';
import { folderOf } from './folder-of.mjs';

it.each([
  ['apps/server/src/features/users/service/get-user.ts', 'apps/server/src/features/users'],
  ['apps/server/src/platform/db/core/db.ts', 'apps/server/src/platform'],
  ['apps/server/src/main.ts', 'apps/server'],
  ['apps/server/testing/person.ts', 'apps/server'],
  ['packages/contract/src/users.ts', 'packages/contract'],
  ['bench/documents/draw.ts', 'bench'],
  ['vitest.config.ts', '.'],
])('counts %s for %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});
