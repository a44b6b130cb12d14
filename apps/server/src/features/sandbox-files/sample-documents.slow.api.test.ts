import { archivesApi } from '@smile/contract/archives';
import { type SampleDocument, sampleDocuments, samplePathOf } from '@smile/contract/sample-documents';
import { expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';

const names = Object.keys(sampleDocuments) as SampleDocument[];
const all = ['George', 'Ryan', 'Christina', 'Anisha'].flatMap((person) =>
  names.map((name) => samplePathOf(person, name)),
);

it.each(all)('answers %s with a PDF that can be uploaded', async (path) => {
  const app = await testApp();
  const answer = await app.link.inject({ method: 'GET', url: path });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${path.slice('/samples/'.length)}"`,
    'access-control-allow-origin': '*',
  });
  expect(answer.rawPayload.length).toBeLessThan(150_000);
  const again = await app.link.inject({ method: 'GET', url: path });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  const user = await createTestUser(app, await createTestTenant(app));
  const upload = await uploadTestArchive(app, user, { files: [{ name: 'sample.pdf', bytes: answer.rawPayload }] });
  expect(upload.data.rawFiles[0]?.format).toBe('PDF');
});

it.each(['/samples/nobody-payslip.pdf', '/samples/george-diploma.pdf', '/samples/george.pdf', '/samples/..%2Fx'])(
  'answers 404 for %s',
  async (path) => {
    const answer = await (await testApp()).link.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBe(404);
  },
);

const orders: [string, SampleDocument[]][] = ['George', 'Ryan'].flatMap((person): [string, SampleDocument[]][] => [
  [person, ['payslip', 'nbi-clearance']],
  [person, ['nbi-clearance', 'payslip']],
]);

it.each(orders)('finds that the documents of %s agree when they come as %j', async (person, documents) => {
  const app = await testApp();
  const tenant = await createTestTenant(app);
  const { userId } = await createTestUser(app, tenant);
  const authorization = tenant.basic.SANDBOX;
  for (const [index, document] of documents.entries()) {
    const { rawPayload } = await app.link.inject({ method: 'GET', url: samplePathOf(person, document) });
    const { fileType } = sampleDocuments[document];
    const rawFiles = [{ fileExtensionType: 'PDF' as const, fileContent: rawPayload.toString('base64') }];
    const sent = await request(app, archivesApi.create, { authorization, body: { userId, fileType, rawFiles } });
    expect(sent).toMatchObject({ code: 'OK' });
    await app.runJobs();
    const { data } = await request(app, archivesApi.get, { authorization, params: { id: sent.data.id } });
    expect(data.state).toMatchObject({ status: 'ANALYZED', errorCode: null });
    if (index > 0) expect(data.validation).toMatchObject({ identity: { resultCode: 'PASSED', score: 100 } });
    if (document !== 'nbi-clearance') continue;
    expect(data.analysis).toMatchObject({ citizenship: person === 'George' ? 'Filipino' : 'Indonesian' });
  }
});
