import { expect, it, vi } from 'vitest';
import { sampleConfig } from '../testing/samples.ts';
import { listenForPreview } from './listen-for-preview.ts';

const portal = 'https://portal.example';
const { template } = sampleConfig();
const message = {
  type: 'preview',
  mode: 'SANDBOX',
  tenantName: 'Tenant Inc.',
  screen: 'consent',
  template,
  providers: [],
  fileTypes: [],
};

function createFrame() {
  const events = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const frame = { parent, addEventListener: events.addEventListener.bind(events) } as unknown as Window;
  const onMessage = vi.fn();
  listenForPreview(frame, portal, onMessage);
  const receive = (data: unknown, origin = portal, source: unknown = parent) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { parent, onMessage, receive };
}

it('tells only the portal that it listens', () => {
  const { parent } = createFrame();
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'ready' }, portal]]);
});

it('passes on messages of the portal', () => {
  const { onMessage, receive } = createFrame();
  receive(message);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(message);
});

it('ignores other origins and other windows', () => {
  const { onMessage, receive } = createFrame();
  receive(message, 'https://portal.example.evil.example');
  receive(message, 'null');
  receive(message, portal, {});
  expect(onMessage).not.toHaveBeenCalled();
});

it.each([
  null,
  'preview',
  { ...message, type: 'init' },
  { ...message, screen: 'login' },
  { ...message, template: { ...template, themeColor: 5 } },
  { ...message, providers: [{ id: 'sss_ph' }] },
])('ignores messages of another shape: %j', (wrong) => {
  const { onMessage, receive } = createFrame();
  receive(wrong);
  expect(onMessage).not.toHaveBeenCalled();
});
