import { readFile } from 'node:fs/promises';
import { accountsApi } from '@smile/contract/accounts';
import { userDataApi } from '@smile/contract/user-data';
import sql, { raw } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { offCitus } from '../../../testing/citus/off-citus.ts';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';
import { readPictureSize } from '../../platform/files/picture-size.ts';

async function shareData(providerId: string) {
  const app = await testApp();
  const tenant = await createTestTenant(app);
  const user = await createTestUser(app, tenant);
  const account = await connectTestAccount(app, user, providerId);
  const query = { sourceId: account.id };
  const authorization = tenant.basic.SANDBOX;
  const identities = await request(app, userDataApi.listIdentities, { authorization, query });
  const documents = await request(app, userDataApi.listDocuments, { authorization, query });
  const open = (url: string) => app.link.inject({ method: 'GET', url: url.slice(app.deps.config.linkUrl.length) });
  return { app, account, identities: identities.data.items, documents: documents.data.items, open, authorization };
}

it('serves every document of a sandbox account as PDF, and a portrait', async () => {
  for (const providerId of ['sss_ph', 'abccorp']) {
    const { identities, documents, open } = await shareData(providerId);
    expect(documents.length).toBeGreaterThan(0);
    for (const { fileUrl } of documents) {
      const answer = await open(fileUrl!);
      expect(answer.statusCode, fileUrl!).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const photo = await open(identities[0]!.photoUrl!);
    expect(photo.headers['content-type']).toBe('image/png');
    expect(readPictureSize(photo.rawPayload)).toEqual({ width: 320, height: 320 });
  }
});

it('opens a file by its own link only, and deletes it with the account', async () => {
  const { app, account, identities, documents, open, authorization } = await shareData('sss_ph');
  const [photo, paper] = [identities[0]!.photoUrl!, documents[0]!.fileUrl!];
  const swapped = photo.replace('photo.png', paper.split('/').at(-1)!.split('?')[0]!);
  for (const url of [swapped, photo.replace(/signature=./, 'signature=_'), photo.split('?')[0]!])
    expect((await open(url)).statusCode, url).toBe(404);
  await request(app, accountsApi.revoke, { authorization, params: { id: account.id } });
  expect((await open(photo)).statusCode).toBe(404);
  expect((await open(paper)).statusCode).toBe(404);
});

offCitus('migration')('builds links on the link origin of today, also of rows stored with the one of old', async () => {
  const app = await testApp();
  const tenant = await createTestTenant(app);
  const user = await createTestUser(app, tenant);
  const account = await connectTestAccount(app, user, 'sss_ph');
  const { db } = systemContext(app.deps);
  const stored = () =>
    db.query<{ url: string }>(sql`
      select coalesce(payload->>'photoUrl', payload->>'fileUrl') as url from user_data
      where source_id = ${account.id} and datapoint in ('IDENTITIES', 'DOCUMENTS')
      union all select head_image_url from users where id = ${user.userId}
      order by url`);
  const paths = await stored();
  expect(paths.length).toBeGreaterThan(2);
  for (const { url } of paths) expect(url).toMatch(/^\/files\//);
  await db.query(sql`
    update user_data set payload = jsonb_set(payload, array[name], to_jsonb('https://old.example.com' || (payload->>name)))
    from (values ('IDENTITIES', 'photoUrl'), ('DOCUMENTS', 'fileUrl')) as own (kind, name)
    where source_id = ${account.id} and datapoint = kind`);
  await db.query(sql`
    update users set head_image_url = 'https://old.example.com' || head_image_url where id = ${user.userId}`);
  const migration = await readFile(new URL('../../../migrations/0083_file_paths.sql', import.meta.url), 'utf8');
  for (const statement of migration.split(/;\n/).filter((part) => part.trim() !== '')) await db.query(raw(statement));
  expect(await stored()).toEqual(paths);
  const query = { sourceId: account.id };
  const read = async () => {
    const { data } = await request(app, userDataApi.listDocuments, { authorization: tenant.basic.SANDBOX, query });
    return data.items[0]!.fileUrl!;
  };
  const { linkUrl } = app.deps.config;
  const before = await read();
  app.deps.config.linkUrl = 'https://new.example.com';
  const after = await read().finally(() => {
    app.deps.config.linkUrl = linkUrl;
  });
  expect(after).toBe(before.replace(linkUrl, 'https://new.example.com'));
});
