import type { LinkArchive } from '@smile/contract/widget-archives';
import type { TestUser } from './end-user.ts';
import type { TestApp } from './test-app.ts';

const png = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('IEND\xaeB`\x82', 'latin1')] as const;
const jpg = [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from([0xff, 0xd9])] as const;
const pdf = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')] as const;

/** Files of a given size with the first and last bytes of their type. */
export const testFiles = {
  png: (sizeBytes = 2000) => fill(png, sizeBytes),
  jpg: (sizeBytes = 2000) => fill(jpg, sizeBytes),
  pdf: (sizeBytes = 2000) => fill(pdf, sizeBytes),
};

function fill([start, end]: readonly [Buffer, Buffer], sizeBytes: number): Buffer {
  return Buffer.concat([start, Buffer.alloc(sizeBytes - start.length - end.length, 0x20), end]);
}

export interface TestUpload {
  fileType?: string;
  templateId?: string;
  submissionKey?: string;
  files?: { name: string; bytes: Buffer }[];
}

interface UploadAnswer {
  status: number;
  code: string;
  message: string;
  data: LinkArchive;
}

/** Uploads files as a form, like the widget. */
export async function uploadTestArchive(
  app: TestApp,
  user: Pick<TestUser, 'link'> | null,
  upload: TestUpload = {},
  api = '/link-sandbox/v1',
): Promise<UploadAnswer> {
  const { fileType = 'PAYSLIP', templateId, submissionKey = crypto.randomUUID() } = upload;
  const { files = [{ name: 'payslip.pdf', bytes: testFiles.pdf() }] } = upload;
  const form = new FormData();
  form.set('fileType', fileType);
  form.set('submissionKey', submissionKey);
  if (templateId) form.set('templateId', templateId);
  for (const { name, bytes } of files) form.append('files', new File([new Uint8Array(bytes)], name));
  const answer = await app.link.inject({
    method: 'POST',
    url: `${api}/archives`,
    headers: user ? { authorization: user.link } : {},
    payload: form as never,
  });
  return { ...answer.json(), status: answer.statusCode };
}
