import { expect, type Page, test } from '@playwright/test';
import { isDemoThere, listPortalPages } from '../scripts/measure/portal-pages.mjs';
import { watchRequests } from './support/count-requests.ts';
import { logInToDemo } from './support/demo-tenant.ts';
import { sidebarLink } from './support/sidebar.ts';

/** Addresses that open an overlay on a page. */
const isOverPage = /[?&](template|site|versions|funnel|session|archive|result|user|consentTemplate|log)=/;

/** Calls the API like the portal, with its stored login. */
async function askAs(page: Page) {
  const stored = await page.evaluate(() => ({ ...localStorage }));
  return async (path: string) => {
    const isOpen = path.startsWith('/sandbox/');
    const headers = { authorization: `Bearer ${isOpen ? stored.boxjwt : stored.jwt}` };
    const answer = await page.request.get(isOpen ? path : `/developer/v1${path}`, { headers });
    return (await answer.json()).data;
  };
}

async function setMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('mode', chosen), mode);
}

/** Records the cumulative layout shift since the page opened. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}

test('opens each page and tab by its address with few requests and without shifts', async ({ page }) => {
  const { open, rest } = watchRequests(page);
  const shiftOf = await watchShifts(page);
  await logInToDemo(page);
  const ask = await askAs(page);
  await expect.poll(() => isDemoThere(ask), { timeout: 120_000 }).toBe(true);
  const pages = (await listPortalPages(ask)).filter(({ path }) => !isOverPage.test(path));
  expect(pages.length).toBeGreaterThan(35);
  for (const { path, mode, leadsTo } of pages) {
    await setMode(page, mode);
    await open(path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await rest();
    });
    expect(new URL(page.url()).pathname).toBe(new URL(leadsTo, page.url()).pathname);
    expect(await shiftOf(), `what moved on ${path}`).toBeLessThan(0.025);
  }
});

/** Ways to approach a link before following it, and how to follow it then. */
const ways = {
  async pointer(page: Page, name: string) {
    await sidebarLink(page, name).hover();
    return () => page.mouse.down().then(() => page.mouse.up());
  },
  async keyboard(page: Page, name: string) {
    await sidebarLink(page, name).evaluate((link) => {
      const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label=Main] :is(a, button)')];
      links[links.indexOf(link as HTMLElement) - 1]?.focus();
    });
    await page.keyboard.press('Tab');
    await expect(sidebarLink(page, name)).toBeFocused();
    return () => page.keyboard.press('Enter');
  },
  async finger(page: Page, name: string) {
    const box = (await sidebarLink(page, name).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).then(() => {});
  },
};

for (const [way, come] of Object.entries(ways))
  test.describe(() => {
    test.use({ hasTouch: way === 'finger' });

    test(`loads the page of a link when the ${way} comes to it, before it is followed`, async ({ page }) => {
      const { scripts, forget, rest } = watchRequests(page);
      await logInToDemo(page);
      for (const name of ['Account Usage', 'Snap Documents', 'User Data']) {
        await page.mouse.move(800, 700);
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, page not found');
        // Warms up: the first use of a page loads code that is unrelated to the link.
        await page.keyboard.press('Shift');
        await rest();
        forget();
        const follow = await come(page, name);
        await expect.poll(() => scripts().length, `${name}, loaded by coming to it`).toBeGreaterThan(0);
        await rest();
        forget();
        await follow();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sorry, page not found');
        await rest();
        expect(scripts(), `${name}, loaded by following it`).toEqual([]);
      }
    });
  });

test('loads a field that opens for the keyboard alone, and for a screen reader', async ({ page }) => {
  const { scripts, forget, rest } = watchRequests(page);
  await logInToDemo(page);
  const field = page.getByRole('combobox', { name: 'Action' });
  const open = async () => {
    await page.goto('/account/audit-log');
    await expect(field).toBeVisible();
    await rest();
    forget();
  };
  const isLoaded = () => scripts().join().includes('list-select');
  await open();
  await page.keyboard.press('Tab');
  await expect.poll(isLoaded).toBe(true);
  for (let presses = 0; presses < 80 && !(await field.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();

  await open();
  // Screen readers move the focus and click without key or pointer events.
  await field.evaluate((one) => (one as HTMLElement).focus());
  await expect.poll(isLoaded).toBe(true);
  await rest();
  await expect(field).toBeFocused();
  await field.evaluate((one) => (one as HTMLElement).click());
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const { path, name } of [
  { path: '/register', name: 'Create account' },
  // A heading of several lines: bold words must keep their width.
  { path: '/confirmInvite?token=t&firstName=Anisha', name: 'Try For Free' },
])
  test(`shifts no layout on a phone when the typeface arrives on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const shiftOf = await watchShifts(page);
    let send = () => {};
    const isWanted = new Promise<void>((done) => {
      send = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await isWanted;
      await route.continue();
    });
    // The forms behind links open once the links are verified.
    await page.route(/\/developers\/check(Invite|ResetPassword)/, (route) =>
      route.fulfill({ json: { code: 'OK', message: 'Success', requestId: 'r', data: null } }),
    );
    await page.goto(path);
    const button = page.getByRole('button', { name });
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    send();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
    );
    expect(await button.boundingBox()).toEqual(before);
    expect(await shiftOf()).toBeLessThan(0.01);
  });
