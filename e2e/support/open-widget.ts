import type { FrameLocator, Page } from '@playwright/test';
import { linkUrl } from './addresses.ts';
import { newDemoUserToken } from './demo-tenant.ts';
import { servePage } from './serve-page.ts';

/** Opens the widget for a new end user on a page of another origin; the page logs all callbacks. */
export async function openWidget(page: Page, options: Record<string, unknown> = {}): Promise<FrameLocator> {
  const settings = { ...options, userToken: await newDemoUserToken(page.request) };
  const host = await servePage(`<!doctype html><html lang="en"><head><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Host</h1><pre role="log"></pre></main><script src="${linkUrl}/v2/smile.v2.js"></script><script>
const tell = (name) => (value) => {
  document.querySelector('pre').append(name + ' ' + JSON.stringify(value ?? null) + '\\n');
};
const names = ['onAccountCreated', 'onAccountConnected', 'onAccountRemoved', 'onAccountError', 'onUploadsCreated',
  'onUploadsRemoved', 'onClose', 'onUIEvent'];
new SmileLinkModal({
  ...${JSON.stringify(settings)},
  ...Object.fromEntries(names.map((name) => [name, tell(name)])),
  onTokenExpired(updateToken) { window.updateToken = updateToken; tell('onTokenExpired')(); },
}).open();
</script></body></html>`);
  await page.goto(host.url);
  page.once('close', () => host.close());
  return page.frameLocator('iframe');
}
