import { expect, type FrameLocator, test } from '@playwright/test';
import { newDemoUserToken } from '../support/demo-tenant.ts';
import { expectFits, onPhone, smallPhones } from '../support/expect-fits.ts';
import { openWidget } from '../support/open-widget.ts';

async function openProvider(widget: FrameLocator, name: string): Promise<void> {
  await widget.getByRole('searchbox').fill(name);
  await widget
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
}

async function signIn(widget: FrameLocator, label: string, login: string, password: string): Promise<void> {
  await widget.getByLabel(label, { exact: true }).fill(login);
  await widget.getByLabel('Password', { exact: true }).fill(password);
  await widget.getByRole('button', { name: 'Connect', exact: true }).click();
}

const heading = (widget: FrameLocator, name: string) => widget.getByRole('heading', { level: 1, name });

test.use({ viewport: onPhone(smallPhones[0]) });

for (const [at, viewport] of smallPhones.entries())
  test.describe(`size ${at + 1}`, { tag: at === 0 ? [] : '@slow' }, () => {
    test.use({ viewport: onPhone(viewport) });
    test('fits every screen from the consent to success on a small phone', async ({ page }) => {
      const widget = await openWidget(page);
      await widget.getByRole('button', { name: 'Learn more' }).click();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Get started' }).click();
      await expect(heading(widget, 'Select your account')).toBeFocused();
      await expectFits(page, widget);
      await widget.getByRole('searchbox').fill('Corner Bakery');
      await expect(widget.getByText('Nothing found.')).toBeVisible();
      await widget.getByRole('button', { name: "Can't find your account?" }).click();
      await expectFits(page, widget);
      await widget.getByLabel('Employer or company').fill('Corner Bakery');
      await widget.getByRole('button', { name: 'Send' }).click();
      await expect(heading(widget, 'Thank you')).toBeFocused();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Back to the list' }).click();

      await openProvider(widget, 'Grab');
      await expect(heading(widget, 'How do you sign in to Grab?')).toBeFocused();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Mobile number' }).click();
      await widget.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(widget.getByText('Please enter your mobile number.')).toBeVisible();
      await expectFits(page, widget);
      await signIn(widget, 'Mobile number', '9559991234', '123456');
      await expect(heading(widget, 'Enter your verification code')).toBeVisible();
      await expectFits(page, widget);
      await widget.getByLabel('Verification code').fill('9999');
      await expect(widget.getByText('That code was not accepted.')).toBeVisible();
      await widget.getByLabel('Verification code').fill('1234');
      await expect(heading(widget, 'Success!')).toBeFocused();
      await expectFits(page, widget);
      const log = (await page.getByRole('log').textContent()) ?? '';
      expect([...log.matchAll(/onUIEvent .*"eventName":"(\w+)"/g)].map((found) => found[1])).toEqual([
        'ConsentPageOpened',
        'ProviderListPageOpened',
        'EmployerSurveyPageOpened',
        'ProviderListPageOpened',
        'LoginOptionsPageOpened',
        'LoginPageOpened',
        'MfaPageOpened',
        'ConnectSuccessPageOpened',
      ]);
    });
  });

for (const [at, viewport] of smallPhones.entries())
  test.describe(`size ${at + 1}`, { tag: at === 0 ? [] : '@slow' }, () => {
    test.use({ viewport: onPhone(viewport) });
    test('shows the state of a connected account and disconnects it', async ({ page }) => {
      const widget = await openWidget(page, { enableConsentPage: false });
      await openProvider(widget, 'NBI');
      await signIn(widget, 'Username', 'Christina', 'YGUS1');
      await expect(heading(widget, 'Success!')).toBeVisible();
      await widget.getByRole('button', { name: 'Connect another account' }).click();
      await widget.getByRole('searchbox').fill('NBI');
      await widget.getByRole('button', { name: /NBI.*Connected/ }).click();
      await expect(heading(widget, 'NBI is connected')).toBeFocused();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Disconnect' }).click();
      await expectFits(page, widget);
      await widget.getByRole('button', { name: 'Disconnect' }).click();
      await expect(heading(widget, 'NBI is disconnected')).toBeFocused();
      await expectFits(page, widget);
      await expect(page.getByRole('log')).toContainText('onAccountRemoved');
      await widget.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('log')).toContainText('onClose {"reason":"exit"}');
    });
  });

const errors = {
  ACCOUNT_DISABLED: 'This account is disabled',
  ACCOUNT_INACCESSIBLE: 'We could not open this account',
  ACCOUNT_INCOMPLETE: 'Your account is not fully set up',
  ACCOUNT_LOCKED: 'Your account is locked',
  AUTH_REQUIRED: 'Your sign-in details did not arrive',
  EXPIRED_CREDENTIALS: 'Your password has expired',
  INVALID_ACCOUNT_TYPE: 'This kind of account cannot be connected',
  INVALID_AUTH: 'Signing in did not work',
  INVALID_CREDENTIALS: 'Wrong sign-in details',
  INVALID_MFA: 'Wrong verification code',
  MFA_TIMEOUT: 'The verification code has expired',
  SERVICE_UNAVAILABLE: 'NBI is not available',
  SYSTEM_ERROR: 'Something went wrong',
  TOS_REQUIRED: 'NBI has new terms for you',
  UNSUPPORTED_AUTH_TYPE: 'This way of signing in is not supported',
  UNSUPPORTED_MFA_METHOD: 'This verification method is not supported',
};

test('gives each account error its own page and a way out', { tag: '@slow' }, async ({ page }) => {
  const widget = await openWidget(page, { enableConsentPage: false });
  await openProvider(widget, 'NBI');
  for (const [code, title] of Object.entries(errors)) {
    await signIn(widget, 'Username', 'George', `error:${code}`);
    await expect(heading(widget, title)).toBeFocused();
    await expect(page.getByRole('log')).toContainText(`"errorCode":"${code}"`);
    if (code === 'UNSUPPORTED_MFA_METHOD') await expectFits(page, widget);
    const retry = widget.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) await retry.click();
    else await widget.getByRole('button', { name: 'Back' }).click();
    await expect(heading(widget, 'Sign in to NBI')).toBeFocused();
    await expect(widget.getByLabel('Username')).toHaveValue('George');
    await expect(widget.getByLabel('Password', { exact: true })).toHaveValue('');
  }
  await signIn(widget, 'Username', 'George', 'error:SYSTEM_ERROR');
  await widget.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByRole('log')).toContainText('onClose {"reason":"error"}');
});

test('applies the page’s options to the list', { tag: '@slow' }, async ({ page }) => {
  const providers = ['sss_ph', 'nbi_ph', 'freelancer', 'upwork'];
  const options = { enableConsentPage: false, providers, topProviders: ['upwork'] };
  let widget = await openWidget(page, { ...options, companyName: 'Lending Company', enableTypeBar: false });
  await expect(widget.getByText('Lending Company')).toBeVisible();
  const rows = widget.getByRole('listitem').getByRole('button');
  await expect(rows).toHaveCount(providers.length + 1);
  await expect(rows.first()).toContainText('Upwork');
  await expect(widget.getByRole('tab')).toHaveCount(0);
  await expect(widget.getByRole('searchbox')).toBeVisible();

  widget = await openWidget(page, { ...options, providerTypes: ['GOVERNMENT'], enableSearchBar: false });
  await expect(widget.getByRole('listitem').getByRole('button')).toHaveCount(3);
  await expect(widget.getByRole('searchbox')).toHaveCount(0);

  widget = await openWidget(page, { enableConsentPage: false, providers: ['sss_ph'] });
  await expect(heading(widget, 'Sign in to SSS')).toBeVisible();
});

test('keeps typed text across a lost connection and an expired token', async ({ page, context }) => {
  const widget = await openWidget(page, { enableConsentPage: false, providers: ['nbi_ph'] });
  await expect(heading(widget, 'Sign in to NBI')).toBeVisible();
  await context.setOffline(true);
  await signIn(widget, 'Username', 'Christina', 'YGUS1');
  await expect(widget.getByText('The connection was lost. Check your internet and try again.')).toBeVisible();
  await context.setOffline(false);

  const api = '**/link-sandbox/v1/**';
  await page.route(api, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
  );
  await widget.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(heading(widget, 'Your session has expired')).toBeFocused();
  await expectFits(page, widget);
  await expect(page.getByRole('log')).toContainText('onTokenExpired');
  await page.unroute(api);
  const token = await newDemoUserToken(page.request);
  await page.evaluate((fresh) => (window as unknown as { updateToken(token: string): void }).updateToken(fresh), token);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('keeps the connecting screen on Back until the answer comes', async ({ page }) => {
  const widget = await openWidget(page, { enableConsentPage: false });
  await openProvider(widget, 'NBI');
  await signIn(widget, 'Username', 'Christina', 'slow:4');
  await expect(widget.getByText(/Connecting/).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(widget.getByText(/Connecting/).first()).toBeVisible();
  await expect(widget.getByLabel('Username')).toHaveCount(0);
  await expect(heading(widget, 'Success!')).toBeVisible();
});

test('offers a new code after a while, and starts again after a late one', { tag: '@slow' }, async ({ page }) => {
  const widget = await openWidget(page, { enableConsentPage: false, providers: ['upwork'] });
  await widget.getByRole('button', { name: 'Email address' }).click();
  await signIn(widget, 'Email address', 'gpalomero1234@smileapi.io', '123456');
  await expect(heading(widget, 'Enter your verification code')).toBeFocused();
  await expect(widget.getByRole('button', { name: /^Send a new code in 0:\d\d$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // The sandbox requires 30 seconds between two codes.
  const resend = widget.getByRole('button', { name: 'Send a new code', exact: true });
  await expect(resend).toBeVisible();
  await resend.click();
  await expect(widget.getByText('A new code is on its way.')).toBeVisible();
  // The input itself has no caret or outline.
  const code = widget.getByLabel('Verification code');
  await code.focus();
  await expect(widget.locator('[data-caret]')).toHaveCount(1);
  await code.pressSequentially('00');
  await expect(widget.locator('[data-caret]')).toHaveText('');
  await code.press('ArrowLeft');
  await expect(widget.locator('[data-caret]')).toHaveText('0');
  // Spaces, and full-width digits.
  await widget.getByLabel('Verification code').fill('0 ０-0０');
  await expect(heading(widget, 'The verification code has expired')).toBeFocused();
  await expect(page.getByRole('log')).toContainText('"errorCode":"MFA_TIMEOUT"');
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(widget, 'Sign in to Upwork')).toBeFocused();
});

test('scrolls focused elements clear of fixed bars, forwards and backwards', async ({ page }) => {
  const widget = await openWidget(page);
  await widget.getByRole('button', { name: 'Get started' }).click();
  await expect(heading(widget, 'Select your account')).toBeFocused();
  for (const key of [...Array(16).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const focused = widget.locator(':focus');
    if (!(await focused.count())) continue;
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await focused.evaluate(isOnTop), `${key} to ${await focused.textContent()}`).toBe(true);
  }
});

/** Whether the element's top and bottom edges are uncovered. */
function isOnTop(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const middle = left + width / 2;
  return [top + 2, bottom - 2].every((y) => {
    const hit = element.ownerDocument.elementFromPoint(middle, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}
