import { accountsApi } from '@smile/contract/accounts';
import { userDataApi } from '@smile/contract/user-data';
import { expect, it } from 'vitest';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
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
