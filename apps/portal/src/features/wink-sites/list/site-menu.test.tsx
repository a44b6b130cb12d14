import { missingLogoMessage } from '@smile/contract/site-template-v2';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../../../../testing/catch-saved-files.ts';
import { logIn } from '../../../../testing/tokens.ts';
import { answerSites, openSites, samplePages, serverError } from '../testing/open-sites.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import '../qr/site-qr-dialog.tsx';
import '../transfer/copy-site-dialog.tsx';

let server: ReturnType<typeof answerSites>;
beforeEach(() => {
  server = answerSites();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noTemplate = { code: 'MISSING_RESOURCE' as const, message: 'There is no such template.' };
const siteFile = (winkSiteTemplate: object) => {
  const content = { kind: 'wink-site', formatVersion: 1, type: 'DEFAULT', name: 'Cards', winkSiteTemplate };
  return new File([JSON.stringify(content)], 'Cards.wink-site.json', { type: 'application/json' });
};

async function choose(entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More: Site ws-1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('shows the address of a site as a code, to be saved', async () => {
  const saved = catchSavedFiles();
  openSites();
  await choose('QR code');
  const dialog = await screen.findByRole('dialog', { name: 'QR code of Site ws-1' });
  expect(within(dialog).getByRole('img', { name: 'QR code of https://link.example/ws-1' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save QR code as SVG' }));
  expect(saved.map(({ name, content }) => [name, content.type])).toEqual([['Site ws-1.svg', 'image/svg+xml']]);
});

it('exports a site as a file, or says why it could not', async () => {
  const saved = catchSavedFiles();
  openSites();
  await choose('Export');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('Site ws-1.wink-site.json');
  expect(JSON.parse(await saved[0]!.content.text())).toEqual({
    kind: 'wink-site',
    formatVersion: 1,
    type: 'DEFAULT',
    name: 'Site ws-1',
    winkSiteTemplate: samplePages,
  });
  server.refusals = { 'GET /developer/v1/winkSites/': serverError };
  await choose('Export');
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Nothing works today.');
});

it('copies a site to Production, unpublished, and lists what is missing there', async () => {
  logIn({ hasProduction: true });
  openSites();
  server.refusals = { 'GET /developer/v1/winkTemplates/wtpl-1?mode=PRODUCTION': noTemplate };
  await choose('Copy to Production');
  const dialog = await screen.findByRole('dialog', { name: 'Copy Site ws-1 to Production' });
  expect(await within(dialog).findByText(/^The Wink Widget template "Loans"/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Copied to Production')).toBeVisible();
  expect(server.changes).toMatchObject([
    {
      method: 'POST',
      body: { name: 'Site ws-1', enabled: false, winkSiteTemplate: { winkTemplateId: 'default_customization' } },
    },
  ]);
  expect(server.queries).toEqual(['mode=PRODUCTION']);
});

it('imports a site from a file, without a logo of another platform', async () => {
  openSites();
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Site' }));
  const adding = await screen.findByRole('dialog', { name: 'Add New Site' });
  await within(adding).findByRole('button', { name: 'Import from a file' });
  const choose = (file: File) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await choose(new File(['{}'], 'other.json', { type: 'application/json' }));
  expect(await within(adding).findByRole('alert')).toHaveTextContent('This file contains no Wink Site.');
  await choose(siteFile({ ...samplePages, companyLogoUrl: 'https://elsewhere.example/cdn/images/img-1.png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a site' });
  expect(await within(dialog).findByText(/^The logo:/)).toBeVisible();
  expect(within(dialog).queryByText(/^The Wink Widget template/)).toBeNull();
  const name = within(dialog).getByLabelText(/^Site Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Loans{Enter}');
  expect(await screen.findByText('Site imported')).toBeVisible();
  expect(server.changes).toMatchObject([
    {
      method: 'POST',
      body: { name: 'Loans', enabled: false, winkSiteTemplate: { winkTemplateId: 'wtpl-1', companyLogoUrl: null } },
    },
  ]);
  expect(server.queries).toEqual(['mode=SANDBOX']);
});

it('imports a site without a logo that is another tenant’s, once the server said so', async () => {
  const logoRefusal = { code: 'INVALID_PARAMETERS' as const, message: missingLogoMessage };
  openSites();
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Site' }));
  await screen.findByRole('button', { name: 'Import from a file' });
  const companyLogoUrl = 'https://link.example/cdn/images/img-1.png';
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    siteFile({ ...samplePages, companyLogoUrl }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Import a site' });
  server.refusals = { 'POST /developer/v1/winkSites': logoRefusal };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText(/^The logo:/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull();
  server.refusals = {};
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Site imported')).toBeVisible();
  expect(server.changes).toMatchObject([{ method: 'POST', body: { winkSiteTemplate: { companyLogoUrl: null } } }]);
});
