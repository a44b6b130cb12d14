import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';

const credentials = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };
const codeName = 'QR code to manage your connected accounts';
const result = (headerText: string) => ({ headerText, bodyText: 'You can close this page.', continueButtonName: '' });

async function createSite(request: APIRequestContext): Promise<string> {
  const login = await request.post('/developer/v1/developerTokens', { data: credentials });
  const authorization = `Bearer ${(await login.json()).data.developerToken.token}`;
  const data = {
    name: 'Reloaded result',
    winkTemplateId: 'default_customization',
    winkSiteTemplate: {
      redirectBackUrl: 'https://example.com/done',
      landingPageConfig: {
        enabled: true,
        headerText: 'Share your records',
        bodyText: 'Two minutes',
        continueButtonName: '',
      },
      resultPageConfig: {
        enabled: true,
        enableQrCode: true,
        successPage: result('Thank you!'),
        failurePage: result('Not connected'),
      },
    },
  };
  const answer = await request.post('/developer/v1/winkSites?mode=SANDBOX', { headers: { authorization }, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.url;
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('searchbox').fill('NBI');
  await page.getByRole('button', { name: /NBI/ }).first().click();
  await page.getByLabel('Username').fill('Christina');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

/** @returns the link in the QR code */
async function connect(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'GET STARTED' }).click();
  await signIn(page, 'YGUS1');
  const finished = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Done' }).click();
  return (await (await finished).json()).data.manageUrl;
}

/** @returns the drawing of the QR code */
async function readCode(page: Page): Promise<string | null> {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  return page.getByRole('img', { name: codeName }).locator('path').getAttribute('d');
}

async function expectFreshVisit(context: BrowserContext, url: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(url);
  await expect(other.getByRole('heading', { name: 'Share your records' })).toBeVisible();
  await other.close();
}

test.use({ viewport: { width: 320, height: 640 } });

test('shows the result page and its code again after a reload and on the way back', async ({
  page,
  context,
  request,
}) => {
  const url = await createSite(request);
  await page.goto(url);
  const manageUrl = await connect(page);
  const code = await readCode(page);

  await page.reload();
  expect(await readCode(page)).toBe(code);
  await page.reload();
  expect(await readCode(page)).toBe(code);

  await page.goto('about:blank');
  await page.goBack();
  expect(await readCode(page)).toBe(code);

  await expectFreshVisit(context, url);
  // The same tab starts over when the site is opened again.
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Share your records' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Share your records' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(manageUrl);
  await expect(page.getByRole('heading', { name: 'Your connected accounts' })).toBeVisible();
});

test('shows that a reading failed after the page was reloaded, or after its result was shown', async ({
  page,
  request,
}) => {
  const url = await createSite(request);
  const failure = page.getByRole('heading', { name: 'Not connected' });
  await page.goto(url);
  await page.getByRole('button', { name: 'GET STARTED' }).click();
  await signIn(page, 'fetch-error:SERVICE_UNAVAILABLE slow:8');
  await expect(page.getByText('Reading your records').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(failure).toBeVisible();

  await page.getByRole('button', { name: 'CONNECT' }).click();
  await signIn(page, 'fetch-error:SERVICE_UNAVAILABLE slow:40');
  await expect(page.getByText('Reading your records').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const reload = async () => {
    await page.reload();
    await expect(failure).toBeVisible({ timeout: 2000 });
  };
  await expect(reload).toPass();
});
