import { expect, type FrameLocator, test } from '@playwright/test';
import { linkUrl } from '../support/addresses.ts';
import { newDemoUserToken } from '../support/demo-tenant.ts';
import { servePage } from '../support/serve-page.ts';

const script = `<script src="${linkUrl}/v2/smile.v2.js"></script>`;

/** Real-world stylesheet rules that affect elements added by a script. */
const hostileSheets = [
  'div:empty{display:none}',
  'body>div{pointer-events:none}',
  'body{zoom:1.4}',
  'html{zoom:0.8}',
  'body{visibility:hidden;opacity:0;transform:scale(.5);filter:blur(3px)}',
  'body{display:none}',
  '*{pointer-events:none!important;display:none!important}html{display:block!important}',
  ':not(:defined),:root>:not(head):not(body){visibility:hidden!important;content-visibility:hidden!important}',
  'html *{zoom:2!important;position:static!important;max-height:10px!important;overflow:hidden!important}',
  'iframe,dialog,button{display:none!important}iframe{max-width:50%!important;height:0!important}',
  'html{direction:rtl;font-size:40px;writing-mode:vertical-rl;cursor:none}',
  '*{animation:fade 9s!important;transition:all 9s!important}@keyframes fade{from{opacity:0;display:none}to{opacity:0}}',
];

async function connectNbi(widget: FrameLocator): Promise<void> {
  await widget.getByRole('button', { name: 'Get started' }).click();
  await widget.getByRole('searchbox').fill('NBI');
  await widget.getByRole('button', { name: /NBI/ }).first().click();
  await widget.getByLabel('Username').fill('Christina');
  await widget.getByLabel('Password', { exact: true }).fill('YGUS1');
  await widget.locator('button[type=submit]').click();
  await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible();
}

test('works in a sandboxed frame without an origin, and notifies the page when it closes', async ({
  page,
  request,
}) => {
  const token = await newDemoUserToken(request);
  const inner = `${script}<script>new SmileLinkModal({ userToken: '${token}', onClose: () => parent.postMessage('close', '*') }).open();</script>`;
  const srcdoc = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const host = await servePage(`<!doctype html><title>Host</title>
<iframe title="Widget host" style="width:420px;height:720px" sandbox="allow-scripts allow-popups allow-forms" srcdoc="${srcdoc}"></iframe>
<script>addEventListener('message', (event) => { if (event.data === 'close') document.querySelector('iframe').remove(); });</script>`);
  await page.goto(host.url);
  const widget = page.frameLocator('iframe[title="Widget host"]').frameLocator('iframe');
  await connectNbi(widget);
  await widget.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  host.close();
});

test('works on a page whose policy allows nothing but the link origin', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const nonce = 'page-nonce';
  const host = await servePage(
    `<!doctype html><title>Host</title>${script}<script nonce="${nonce}">new SmileLinkModal({ userToken: '${token}' }).open();</script>`,
    { 'content-security-policy': `default-src 'none'; script-src ${linkUrl} 'nonce-${nonce}'; frame-src ${linkUrl}` },
  );
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()) && !/favicon/.test(message.text()))
      refusals.push(message.text());
  });
  await page.goto(host.url);
  await connectNbi(page.frameLocator('iframe'));
  expect(refusals).toEqual([]);
  host.close();
});

test("ignores the page's stylesheet, and hides its messages from the page", async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const host = await servePage(`<!doctype html><title>Host</title>${script}<script>
window.failures = [];
addEventListener('message', (event) => { try { JSON.parse(event.data); } catch (error) { window.failures.push(String(error)); } });
window.modal = new SmileLinkModal({ userToken: '${token}' });</script>`);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(host.url);
  for (const css of hostileSheets) {
    const sheet = await page.addStyleTag({ content: css });
    await page.evaluate('window.modal.open()');
    const start = page.frameLocator('iframe').getByRole('button', { name: 'Get started' });
    await expect(start, css).toBeVisible();
    await expect(start, css).toBeInViewport({ ratio: 1 });
    const box = await page.locator('iframe').boundingBox();
    expect(box, css).toEqual({ x: 0, y: 0, width: 375, height: 667 });
    await start.click();
    await expect(page.frameLocator('iframe').getByRole('searchbox'), css).toBeVisible();
    await page.evaluate('window.modal.close()');
    await expect(page.locator('iframe'), css).toHaveCount(0);
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  }
  expect(await page.evaluate('window.failures')).toEqual([]);
  host.close();
});

test('goes back through the widget to the page, and to the page before it', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const host = await servePage(`<!doctype html><title>Host</title>${script}<button>Open</button><pre></pre><script>
window.modal = new SmileLinkModal({
  userToken: '${token}', onClose: ({ reason }) => document.querySelector('pre').append(reason + ';'),
});
document.querySelector('button').onclick = () => modal.open();</script>`);
  const next = await servePage('<!doctype html><title>Next</title>');
  await page.goto('about:blank');
  await page.goto(host.url);
  const widget = page.frameLocator('iframe');
  const start = widget.getByRole('button', { name: 'Get started' });
  const goBack = () => page.evaluate('void setTimeout(() => history.back())');
  await page.getByRole('button', { name: 'Open' }).click();
  await start.click();
  await widget.getByRole('searchbox').fill('NBI');
  await widget.getByRole('button', { name: /NBI/ }).first().click();
  await expect(widget.getByLabel('Username')).toBeVisible();
  await goBack();
  await expect(widget.getByRole('searchbox')).toBeVisible();
  await goBack();
  await expect(start).toBeVisible();
  await goBack();
  await expect(page.locator('pre')).toHaveText('close;');
  await expect(page.locator('iframe')).toHaveCount(0);
  // Closing leaves no history entry.
  await page.getByRole('button', { name: 'Open' }).click();
  await start.click();
  await widget.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('pre')).toHaveText('close;close;');
  await goBack();
  await page.waitForURL('about:blank');

  // Nor if the page closes the widget itself; a simultaneous navigation reaches its target.
  const openList = async () => {
    await page.goto(host.url);
    await page.getByRole('button', { name: 'Open' }).click();
    await start.click();
    await expect(widget.getByRole('searchbox')).toBeVisible();
  };
  await page.goto('about:blank');
  await openList();
  await page.evaluate('modal.close()');
  await expect(page.locator('pre')).toHaveText('close;');
  await goBack();
  await page.waitForURL('about:blank');
  await openList();
  await page.evaluate("modal.close(); history.pushState(null, '', '#done')");
  await expect(page.locator('pre')).toHaveText('close;');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#done');
  await openList();
  await page.evaluate(`modal.close(); location.href = '${next.url}'`);
  await page.waitForURL(next.url);
  await expect(page).toHaveTitle('Next');
  next.close();
  host.close();
});

test('works on a page isolated by COEP, and in a frame that may not submit forms', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const open = `${script.replace('<script', '<script crossorigin')}<script>new SmileLinkModal({ userToken: '${token}' }).open();</script>`;
  const isolated = await servePage(`<!doctype html><title>Host</title>${open}`, {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  await page.goto(isolated.url);
  expect(await page.evaluate('crossOriginIsolated')).toBe(true);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get started' })).toBeVisible();
  isolated.close();
  const srcdoc = open.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const host = await servePage(
    `<!doctype html><title>Host</title><iframe style="width:420px;height:720px" sandbox="allow-scripts" srcdoc="${srcdoc}"></iframe>`,
  );
  await page.goto(host.url);
  await connectNbi(page.frameLocator('iframe').frameLocator('iframe'));
  host.close();
});

test('runs twice on one page, each with its own user', async ({ page, request }) => {
  const [first, second] = [await newDemoUserToken(request), await newDemoUserToken(request)];
  const host = await servePage(`<!doctype html><title>Host</title>${script}<script>
window.closedNames = [];
const open = (userToken, name) => { const modal = new SmileLinkModal({ userToken, onClose: () => window.closedNames.push(name) }); modal.open(); return modal; };
window.one = open('${first}', 'one'); window.two = open('${second}', 'two');</script>`);
  await page.goto(host.url);
  await expect(page.locator('iframe')).toHaveCount(2);
  for (const index of [0, 1])
    await expect(page.frameLocator('iframe').nth(index).getByRole('button', { name: 'Get started' })).toBeVisible();
  await page.evaluate('window.one.close()');
  await expect(page.locator('iframe')).toHaveCount(1);
  await connectNbi(page.frameLocator('iframe'));
  expect(await page.evaluate('window.closedNames')).toEqual(['one']);
  host.close();
});

test('removes everything after fifty mounts, and mounts again', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const host = await servePage(`<!doctype html><title>Host</title><main>Host</main>${script}<script>
const counts = new Map();
const watched = ['message', 'keydown', 'keyup', 'focusin', 'resize', 'popstate', 'beforeunload', 'pagehide', 'visibilitychange'];
for (const method of ['addEventListener', 'removeEventListener']) {
  const own = window[method].bind(window);
  window[method] = (type, ...rest) => { if (watched.includes(type)) counts.set(type, (counts.get(type) ?? 0) + (method === 'addEventListener' ? 1 : -1)); return own(type, ...rest); };
}
window.cycle = async () => {
  const modal = new SmileLinkModal({ userToken: '${token}' });
  modal.open();
  await new Promise((done) => setTimeout(done));
  modal.close();
  modal.destroy();
};
window.leftOver = () => ({
  nodes: document.body.children.length,
  listeners: [...counts].filter(([, count]) => count > 0),
  overflow: document.documentElement.style.overflow,
});</script>`);
  await page.goto(host.url);
  const before = await page.evaluate('window.leftOver()');
  await page.evaluate('(async () => { for (let i = 0; i < 50; i++) await window.cycle(); })()');
  expect(await page.evaluate('window.leftOver()')).toEqual(before);
  await page.evaluate(`new SmileLinkModal({ userToken: '${token}' }).open()`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get started' })).toBeVisible();
  host.close();
});

/** Style sheets with which the page scrolls in different ways. */
const scrollingSheets = [
  'p{margin:1em}',
  'html,body{height:100%}',
  'html,body{height:100%}body{overflow:hidden auto}',
  'html{height:100%;overflow-y:scroll;scroll-behavior:smooth}body{height:100%}',
  'html,body{height:100%;margin:0}html{overflow:hidden}body{overflow:auto}',
  'html,body{overflow-x:hidden;height:100%}',
  'html,body{height:100%;transform:translateZ(0)}',
  'html,body{height:100%}body{container-type:inline-size}',
];

test('keeps the scroll position of the page, whatever scrolls it', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const host = await servePage(`<!doctype html><title>Host</title>${'<p>Text</p>'.repeat(200)}${script}<script>
window.modal = new SmileLinkModal({ userToken: '${token}', enableConsentPage: true });</script>`);
  await page.goto(host.url);
  const readTop = () => page.evaluate("Math.round(document.querySelector('p').getBoundingClientRect().top)");
  for (const css of scrollingSheets) {
    const sheet = await page.addStyleTag({ content: css });
    await page.evaluate("scrollTo({ top: 2000, behavior: 'instant' }); document.body.scrollTop ||= 2000");
    const before = await readTop();
    expect(before, css).toBeLessThan(-1500);
    await page.evaluate('modal.open()');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get started' }), css).toBeVisible();
    await page.mouse.move(50, 400);
    await page.mouse.wheel(0, 500);
    expect(await readTop(), css).toBe(before);
    await page.evaluate('modal.close()');
    await expect(page.locator('iframe'), css).toHaveCount(0);
    expect(await readTop(), css).toBe(before);
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  }
  host.close();
});

const overlay = "document.querySelector('html > div, body > div')";
const removals = {
  'the overlay': `${overlay}.remove()`,
  'the frame in it': `${overlay}.shadowRoot.querySelector('iframe').remove()`,
  'what it moved the overlay into': `document.body.append(${overlay}); setTimeout(() => ${overlay}.remove(), 100)`,
};

for (const [removed, act] of Object.entries(removals))
  test(`closes when the page removes ${removed}, and the page scrolls again`, async ({ page, request }) => {
    const token = await newDemoUserToken(request);
    const host =
      await servePage(`<!doctype html><title>Host</title>${'<p>Text</p>'.repeat(200)}${script}<pre></pre><script>
window.modal = new SmileLinkModal({ userToken: '${token}', onClose: ({ reason }) => document.querySelector('pre').append(reason) });
modal.open();</script>`);
    await page.goto(host.url);
    await page.frameLocator('iframe').getByRole('button', { name: 'Get started' }).click();
    await page.evaluate(act);
    await expect(page.locator('pre')).toHaveText('close');
    await page.mouse.move(50, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate('scrollY')).toBe(500);
    host.close();
  });

test('asks for a token three times, then reports an error, when the server refuses each', async ({ page, request }) => {
  const token = await newDemoUserToken(request);
  const host = await servePage(`<!doctype html><title>Host</title>${script}<pre></pre><script>
const log = (text) => document.querySelector('pre').append(text + ';');
new SmileLinkModal({
  userToken: '${token}.broken',
  onTokenExpired: (updateToken) => { log('expired'); updateToken('${token}.broken'); },
  onError: ({ code }) => log(code),
}).open();</script>`);
  let calls = 0;
  page.on('request', (sent) => sent.url().includes('/link-sandbox/v1/') && calls++);
  await page.goto(host.url);
  await expect(page.locator('pre')).toHaveText('expired;expired;expired;TOKEN_REJECTED;');
  const widget = page.frameLocator('iframe');
  await expect(widget.getByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  // Each preflight counts as a request.
  expect(calls).toBeLessThan(30);
  host.close();
});
