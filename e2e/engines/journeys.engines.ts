import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { linkUrl, portalUrl } from '../support/addresses.ts';
import { newDemoUserToken } from '../support/demo-tenant.ts';
import { startHostPage } from '../support/host-page.ts';
import { linkMailedTo } from '../support/mailbox.ts';
import { password } from '../support/new-tenant.ts';
import { test } from './engine-test.ts';
import { label, role, type Screen, text } from './screen.ts';

const demo = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

async function logIn(view: Screen, emailAddress: string, secret: string): Promise<void> {
  await view.fill(label('Email'), emailAddress);
  await view.fill(label('Password'), secret);
  await view.click(role('button', 'Login'));
  await view.see(role('navigation', 'Main'));
}

/** Writes a photo as a phone would send it; 1 by 1 pixel is enough for the widget. */
function writePhoto(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smile-photo-'));
  // The browser may run as another user.
  chmodSync(folder, 0o755);
  const path = join(folder, 'payslip.png');
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(path, Buffer.from(pixel, 'base64'));
  return path;
}

test('registers, opens the mailed link, signs in and out', async ({ view, request }) => {
  const emailAddress = `engines-${Date.now()}@example.com`;
  await view.open(`${portalUrl}/register`);
  await view.fill(label('First name'), 'George');
  await view.fill(label('Last name'), 'Palomero');
  await view.fill(label('Organization name'), 'Palomero Lending');
  await view.fill(label('Email'), emailAddress);
  await view.fill(label('Job title'), 'Engineer');
  await view.fill(label('Password'), password);
  await view.fill(label('Confirm password'), password);
  await view.click(role('checkbox'));
  await view.click(role('button', 'Create account'));
  await view.see(role('heading', 'Verify your email'));
  await view.open(await linkMailedTo(request, emailAddress));
  await view.see(role('heading', 'Congratulations!'));
  await view.open(`${portalUrl}/login`);
  await logIn(view, emailAddress, password);
  await view.click(role('link', 'API Keys', role('navigation', 'Main')));
  await view.see(role('heading', 'API keys'));
});

test('connects an account through the widget on a page of another origin', async ({ view, request }) => {
  const host = await startHostPage(linkUrl, await newDemoUserToken(request));
  await view.open(host.url);
  await view.click(role('button', 'Connect your account'));
  await view.inWidget(async () => {
    await view.click(role('button', 'Get started'));
    await view.see(role('heading', 'Select your account'));
    await view.fill(role('searchbox'), 'SSS');
    await view.click(role('button', /SSS/));
    await view.fill(label('SS number'), '3300000008');
    await view.fill(label('Password'), '123456');
    await view.press('Enter');
    await view.fill(label(/code/i), '1234');
    await view.see(role('heading', 'Success!'));
    await view.click(role('button', 'Done'));
  });
  await view.see(text(/^onAccountConnected/));
  await view.see(text(/^onClose \{"reason":"exit"\}/));
  host.close();
});

test('uploads a document through the widget', async ({ view, request }) => {
  const host = await startHostPage(linkUrl, await newDemoUserToken(request), { enableUpload: true });
  await view.open(host.url);
  await view.click(role('button', 'Connect your account'));
  await view.inWidget(async () => {
    await view.click(role('button', 'Get started'));
    await view.click(role('button', "Can't find your account?"));
    await view.click(role('button', /Payslip/));
    await view.attachFiles(label(/^(Take a photo|Choose a file|Add a file)/), [writePhoto()]);
    await view.click(role('button', 'Send'));
    await view.see(role('heading', 'Success!'));
    await view.click(role('button', 'Done'));
  });
  await view.see(text(/^onUploadsCreated/));
  host.close();
});

async function createSite(request: APIRequestContext): Promise<string> {
  const tokens = await (await request.post('/developer/v1/developerTokens', { data: demo })).json();
  const page = (headerText: string) => ({ headerText, bodyText: 'A text', continueButtonName: '' });
  const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', {
    headers: { authorization: `Bearer ${tokens.data.developerToken.token}` },
    data: {
      name: 'Engines',
      winkTemplateId: 'default_customization',
      winkSiteTemplate: {
        redirectBackUrl: 'https://example.com/done',
        landingPageConfig: { enabled: true, ...page('Share your records') },
        resultPageConfig: {
          enabled: true,
          enableQrCode: true,
          successPage: page('Thank you!'),
          failurePage: page('Not connected'),
        },
      },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.url;
}

test('leads through a hosted site from the landing page to the tenant', async ({ view, request }) => {
  await view.open(await createSite(request));
  await view.see(role('heading', 'Share your records'));
  await view.click(role('button', 'GET STARTED'));
  await view.click(role('button', 'Get started'));
  await view.fill(role('searchbox'), 'NBI');
  await view.click(role('button', /NBI/));
  await view.fill(label('Username'), 'Christina');
  await view.fill(label('Password'), 'YGUS1');
  await view.press('Enter');
  await view.see(role('heading', 'Success!'));
  await view.click(role('button', 'Done'));
  await view.see(role('heading', 'Thank you!'));
  await view.see(role('img', 'QR code to manage your connected accounts'));
  await view.see(role('button', 'CONTINUE'));
});

test('builds, previews and publishes a hosted site', async ({ view }) => {
  const parts = role('list', /^Components of/);
  const palette = role('region', 'Components');
  const properties = role('region', 'Properties');
  await view.open(`${portalUrl}/login`);
  await logIn(view, demo.emailAddress, demo.password);
  await view.open(`${portalUrl}/link/winkSite`);
  await view.click(role('button', 'Add New Site'));
  const name = `Engines ${Date.now()}`;
  await view.fill(label(/^Site Name/), name);
  await view.click(role('button', 'Add', role('dialog', 'Add New Site')));
  await view.dragAbove(role('button', 'Radio', palette), role('button', 'Title', parts));
  await view.see(text('Radio added at 1 of 3'));
  await view.click(role('button', 'Input', parts));
  await view.fill(label(/^Display Label/, properties), 'Monthly pay');
  await view.choose(label('Format', properties), 'Number');
  await view.inFrame('Page of the site', () => view.see(label('Monthly pay')));
  await view.click(text('Preview'));
  await view.inFrame('Page of the site', async () => {
    await view.fill(label('Monthly pay'), '12x');
    await view.click(role('button', 'Next'));
    await view.see(text('Please enter a valid number'));
    await view.fill(label('Monthly pay'), '2000');
  });
  await view.click(text('Edit'));
  await view.click(role('button', 'Save'));
  await view.see(role('row', new RegExp(name)));
});
