import { expect, it, vi } from 'vitest';
import { startEmulator } from './start-emulator.ts';

const portal = 'https://portal.example';
const own = 'https://link.example';
const start = { type: 'start', userToken: 'token', templateId: 'wtpl-1' };

function createPage() {
  const events = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const opened = vi.fn();
  class SmileLinkModal {
    readonly open: () => void;
    constructor(options: Record<string, (event?: unknown) => void>) {
      this.open = () => opened(options);
    }
  }
  const page = {
    parent,
    location: { origin: own },
    addEventListener: events.addEventListener.bind(events),
    SmileLinkModal,
  };
  startEmulator(page as unknown as Parameters<typeof startEmulator>[0], portal);
  const receive = (data: unknown, origin = portal, source: unknown = parent) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { page, parent, opened, receive, reports: () => parent.postMessage.mock.calls };
}

it('opens the widget once, when the portal asks', () => {
  const { opened, receive, reports } = createPage();
  expect(reports()).toEqual([[{ type: 'ready' }, portal]]);
  receive(start, 'https://elsewhere.example');
  receive(start, portal, {});
  receive({ ...start, userToken: '' });
  expect(opened).not.toHaveBeenCalled();
  receive(start);
  receive(start);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls[0]![0]).toMatchObject({ userToken: 'token', templateId: 'wtpl-1' });
});

it('reports every callback to the portal', () => {
  const { opened, receive, reports } = createPage();
  receive(start);
  const options = opened.mock.calls[0]![0];
  options.onAccountError({ accountId: 'a-1', errorCode: 'INVALID_MFA' });
  options.onTokenExpired(() => {});
  options.onClose({ reason: 'exit' });
  expect(reports().slice(1)).toEqual([
    [{ type: 'callback', name: 'onAccountError', event: { accountId: 'a-1', errorCode: 'INVALID_MFA' } }, portal],
    [{ type: 'callback', name: 'onTokenExpired', event: {} }, portal],
    [{ type: 'callback', name: 'onClose', event: { reason: 'exit' } }, portal],
  ]);
});

it('passes on the calls of the widget’s own frame only', () => {
  const { page, receive, reports } = createPage();
  const call = { method: 'GET', path: '/link-sandbox/v1/config', status: 200, durationMs: 12 };
  receive({ smile: 'n', type: 'called', call }, own, { parent: page });
  receive({ smile: 'n', type: 'called', call }, own, { parent: {} });
  receive({ smile: 'n', type: 'called', call }, 'https://elsewhere.example', { parent: page });
  receive({ smile: 'n', type: 'called', call: { method: 'GET' } }, own, { parent: page });
  expect(reports().slice(1)).toEqual([[{ type: 'called', call }, portal]]);
});
