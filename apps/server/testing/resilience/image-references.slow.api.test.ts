import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { migrationsFolder } from '../../src/paths.ts';
import { openInMemory } from '../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { databaseOf, openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

const log = createLog('silent');
const idOf = (digit: number) => `img-${String(digit).repeat(32)}`;
const urlOf = (digit: number) => `http://localhost:3001/cdn/images/${idOf(digit)}.png`;

it('finds the pictures of rows from before the database tracked references', async () => {
  const hasServer = 'serverUrl' in inject('testDatabase');
  const database = hasServer
    ? openServerDatabase(await copyTestDatabase('empty'), 2, log)
    : databaseOf(await openInMemory(), log);
  const folder = mkdtempSync(join(tmpdir(), 'smile-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file >= '0073') rmSync(join(folder, file));
  await migrate(database, folder);
  await database.runScript(`
    insert into tenants (tenant_id, name, profile, created_at, updated_at)
      select name, name, json_build_object('logoUrl', '${urlOf(1)}'), now(), now() from unnest(array['t-1', 't-2']) name;
    insert into images (tenant_id, id, content_type, size_bytes, created_at, released_at)
      select 't-1', 'img-' || repeat(n::text, 32), 'image/png', 1, now(), case when n % 2 = 0 then now() end
      from generate_series(1, 6) n;
    insert into wink_sites (tenant_id, mode, id, name, type, is_enabled, version, wink_template_ids, draft,
        draft_updated_by, created_at, updated_at)
      values ('t-1', 'SANDBOX', 'ws-1', 'Site', 'DEFAULT', true, 1, '{}', '{"companyLogoUrl": "${urlOf(2)}"}', 'dev-1',
        now(), now());
    insert into wink_site_versions (tenant_id, site_id, version, content, flow, hash, created_at)
      values ('t-1', 'ws-1', 1, '["${urlOf(1)}", "a text with ${urlOf(3)} and ${urlOf(3)}"]', '{}', '', now());`);
  await migrate(database, migrationsFolder);
  const db = database.in({ kind: 'system' });
  expect(
    await db.query(sql`
      select tenant_id as tenant, image_id as image, shown_in as place, row_key as key
      from image_references order by image_id, shown_in`),
  ).toEqual([
    { tenant: 't-1', image: idOf(1), place: 'tenants.profile', key: '' },
    { tenant: 't-1', image: idOf(1), place: 'wink_site_versions.content', key: 'ws-1/1' },
    { tenant: 't-1', image: idOf(2), place: 'wink_site_drafts.content', key: 'ws-1/dev-1' },
    { tenant: 't-1', image: idOf(3), place: 'wink_site_versions.content', key: 'ws-1/1' },
  ]);
  const released = await db.query<{ id: string; state: string }>(sql`
    select id, case released_at when 'infinity' then 'let go of' else 'released' end as state
    from images where released_at is not null order by id`);
  expect(released).toEqual([
    { id: idOf(4), state: 'released' },
    { id: idOf(5), state: 'let go of' },
    { id: idOf(6), state: 'released' },
  ]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
