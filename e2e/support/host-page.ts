import { type ServedPage, servePage } from './serve-page.ts';

/** Serves a tenant's page on another origin, with the published script and one button that opens the widget. */
export function startHostPage(linkUrl: string, userToken: string, options: object = {}): Promise<ServedPage> {
  const page = `<!doctype html><html lang="en"><head><title>Loan application</title></head><body>
<h1>Loan application</h1><button id="open">Connect your account</button><ol id="log"></ol>
<script src="${linkUrl}/v2/smile.v2.js"></script>
<script>
const record = (name) => (value) => {
  const item = document.createElement('li');
  item.textContent = name + ' ' + JSON.stringify(value ?? null);
  document.getElementById('log').append(item);
};
document.getElementById('open').onclick = () => new SmileLinkModal({
  ...${JSON.stringify({ ...options, userToken })},
  onAccountCreated: record('onAccountCreated'), onAccountConnected: record('onAccountConnected'),
  onAccountError: record('onAccountError'), onClose: record('onClose'), onUIEvent: record('onUIEvent'),
  onUploadsCreated: record('onUploadsCreated'),
}).open();
</script></body></html>`;
  return servePage(page);
}
