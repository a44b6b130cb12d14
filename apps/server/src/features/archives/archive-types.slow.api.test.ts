import type { ReadableType } from '@smile/contract/archive-analysis';
import { archivesApi } from '@smile/contract/archives';
import { winkTemplatesApi } from '@smile/contract/wink-templates';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { printLines } from '../../../testing/documents/documents.ts';
import { papers } from '../../../testing/documents/papers.ts';
import { createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let templateId: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  const body = { name: 'All papers', fileTypeConfig: { fileTypes: Object.keys(papers) } };
  const query = { mode: 'SANDBOX' } as const;
  templateId = (await request(app, winkTemplatesApi.create, { authorization: tenant.developer, query, body })).data.id;
});

async function submit(authorization: string, fileType: ReadableType, bytes: Buffer): Promise<string> {
  const rawFiles = [{ fileExtensionType: 'PDF' as const, fileContent: bytes.toString('base64') }];
  const body = { userId: user.userId, fileType, rawFiles };
  return (await request(app, archivesApi.create, { authorization, body })).data.id;
}

const ways: Record<string, (fileType: ReadableType, bytes: Buffer) => Promise<string>> = {
  'the API': (fileType, bytes) => submit(tenant.basic.SANDBOX, fileType, bytes),
  'the portal': (fileType, bytes) => submit(tenant.openApi.SANDBOX, fileType, bytes),
  'the widget': async (fileType, bytes) =>
    (await uploadTestArchive(app, user, { fileType, templateId, files: [{ name: 'paper.pdf', bytes }] })).data.id,
};

describe.each(Object.keys(papers) as ReadableType[])('a paper of type %s', (fileType) => {
  it.each(Object.keys(ways))('is read when it comes by %s', async (way) => {
    const { text, fields } = papers[fileType];
    const id = await ways[way]!(fileType, await printLines(text));
    await app.runJobs();
    const { data } = await request(app, archivesApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
    expect(data.state).toMatchObject({ status: 'ANALYZED', errorCode: null });
    expect(data.classification).toEqual({ fileType });
    expect(data.extraction).toMatchObject({ fileType, analysis: fields });
  });
});
