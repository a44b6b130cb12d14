import { type Browser, expect, type Page, test } from '@playwright/test';
import { ownPorts } from './support/addresses.ts';
import { beginSession } from './support/begin-session.ts';
import { startOwnServer } from './support/own-server.ts';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

async function logIn(page: Page) {
  const answer = await page.request.post('/developer/v1/developerTokens', { data: credentials });
  return (await answer.json()).data;
}

/** The commands that the contact page shows for the demo tenant. */
async function readCommands(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto('/contact');
  const listing = page.getByRole('region', { name: /^Find the ID/ });
  await expect(listing).toHaveText('npm run operator -- list-tenants');
  await beginSession(page, await logIn(page));
  await page.goto('/contact?about=CreateInvite');
  const commands = page.getByRole('region').filter({ hasText: 'npm run operator' });
  await expect(commands).toHaveCount(3);
  const printed = await commands.allInnerTexts();
  await page.close();
  return ['npm run operator -- list-tenants', ...printed.map((line) => line.trim())];
}

test('runs the operator commands as the contact page prints them', async ({ browser }) => {
  let printed: string[] = [];
  const readLines = async (url: string) => {
    printed = await readCommands(browser, url);
    return printed;
  };
  const server = await startOwnServer({ port: ownPorts.operator, commands: [], settings: {}, readLines });
  expect(printed.map((line) => line.split(' ')[4])).toEqual([
    'list-tenants',
    'enable-production',
    'set-allowance',
    'open-action',
  ]);
  const page = await browser.newPage({ baseURL: server.url });
  const { developerToken, openApiProductionToken } = await logIn(page);
  expect(openApiProductionToken).not.toBeNull();
  const headers = { authorization: `Bearer ${developerToken.token}` };
  const summary = await page.request.get('/developer/v1/usages/summary?mode=SANDBOX', { headers });
  expect((await summary.json()).data.actionUsageSummaries).toContainEqual(
    expect.objectContaining({
      action: 'CreateInvite',
      enabled: true,
      usageDetail: expect.objectContaining({ totalVolume: 5000 }),
    }),
  );
  await page.close();
  await server.close();
});
