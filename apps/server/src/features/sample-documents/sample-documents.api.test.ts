import { type SampleDocument, sampleDocuments, samplePathOf } from '@smile/contract/sample-documents';
import { expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { createTestUser } from '../../../testing/end-user.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';

const names = Object.keys(sampleDocuments) as SampleDocument[];
const all = ['George', 'Ryan', 'Christina', 'Anisha'].flatMap((person) =>
  names.map((name) => samplePathOf(person, name)),
);

it.each(all)('%s is a PDF that can be uploaded', async (path) => {
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
  'there is no %s',
  async (path) => {
    const answer = await (await testApp()).link.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBe(404);
  },
);
