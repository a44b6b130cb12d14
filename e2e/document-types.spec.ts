import { expect, type Page, test } from '@playwright/test';
import type { ReadableType } from '@smile/contract/archive-analysis';
import { fieldInWords } from '../apps/link/src/widget/archives/reading-texts.ts';
import { formatFieldValue } from '../apps/portal/src/features/scanned-documents/detail/format-field-value.ts';
import { documentTypes } from '../apps/portal/src/features/scanned-documents/document-types.ts';
import { printLines } from '../apps/server/testing/documents/documents.ts';
import { papers } from '../apps/server/testing/documents/papers.ts';
import { linkUrl } from './support/addresses.ts';
import { startHostPage } from './support/host-page.ts';
import { logInAsNewTenant } from './support/new-tenant.ts';

const readableTypes = Object.keys(papers) as ReadableType[];

/** Document types that the portal accepts, with their names in its list. */
const uploaded = new Map<ReadableType, string>(documentTypes.map(({ value, label }) => [value, label]));

async function print(type: ReadableType) {
  return { name: `${type}.pdf`, mimeType: 'application/pdf', buffer: await printLines(papers[type].text) };
}

test('uploads papers of each type that the portal takes, and shows their fields', async ({ page, request }) => {
  await logInAsNewTenant(page, request, 'types');
  await page.goto('/snap');
  for (const [type, label] of uploaded) {
    const upload = page.getByRole('region', { name: 'File Upload' });
    await upload.getByRole('combobox', { name: 'Document Type' }).selectOption(label);
    await upload.locator('input[type=file]').setInputFiles(await print(type));
    await upload.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'View Detail Report' }).click();
    await expectFields(page, type);
    await page.getByRole('tab', { name: 'Upload Document' }).click();
  }
});

test('opens papers of the types that only servers send', async ({ page, request }) => {
  const { authorization } = await logInAsNewTenant(page, request, 'sent');
  const headers = { authorization };
  const { user } = (await (await request.post('/sandbox/v1/users', { headers })).json()).data;
  for (const fileType of readableTypes.filter((type) => !uploaded.has(type))) {
    const fileContent = (await print(fileType)).buffer.toString('base64');
    const data = { userId: user.id, fileType, rawFiles: [{ fileExtensionType: 'PDF', fileContent }] };
    const { id } = (await (await request.post('/sandbox/v1/archives', { headers, data })).json()).data;
    await page.goto(`/snap?tab=results&archive=${id}`);
    await expectFields(page, fileType);
  }
});

/** Expects the panel of a document to show its values, each highlighted on the page it was read from. */
async function expectFields(page: Page, type: ReadableType): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Back to Scanned Documents' });
  await expect(panel.getByRole('img', { name: /, page 1$/ })).toHaveAttribute('data-drawn', 'true');
  for (const [field, value] of Object.entries(papers[type].fields)) {
    const line = panel.getByRole('button', { name: new RegExp(`: ${formatFieldValue(value, field)}$`) }).first();
    await line.click();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('sends a paper of each type as an end user, and shows its fields', async ({ page, request }) => {
  const { authorization, developer } = await logInAsNewTenant(page, request, 'widget-types');
  const data = { name: 'All papers', fileTypeConfig: { fileTypes: readableTypes } };
  const made = await request.post('/developer/v1/winkTemplates?mode=SANDBOX', {
    headers: { authorization: developer },
    data,
  });
  const { token } = (await (await request.post('/sandbox/v1/users', { headers: { authorization } })).json()).data;
  const options = { templateId: (await made.json()).data.id, enableUpload: true };
  const host = await startHostPage(linkUrl, token.accessToken, options);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Connect your account' }).click();
  const widget = page.frameLocator('iframe');
  await widget.getByRole('button', { name: 'Get started' }).click();
  for (const [at, type] of readableTypes.entries()) {
    if (at === 0) await widget.getByRole('button', { name: "Can't find your account?" }).click();
    else await widget.getByRole('button', { name: 'Connect another account' }).click();
    await widget.getByRole('button', { name: inWords(type) }).click();
    await widget.getByLabel('Choose a file').setInputFiles(await print(type));
    await widget.getByRole('button', { name: 'Send' }).click();
    const told = widget.getByRole('status').filter({ hasText: 'Details read' });
    for (const field of Object.keys(papers[type].fields)) await expect(told).toContainText(fieldInWords(field));
  }
  host.close();
});

/** `TELCO_BILL` as end users see it: `Telco Bill`. */
function inWords(type: ReadableType): RegExp {
  const words = type === 'CLEARANCE_NBI' ? 'NBI Clearance' : type.replace(/_/g, ' ');
  return new RegExp(words, 'i');
}
