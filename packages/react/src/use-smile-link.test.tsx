import { SmileLinkModal } from '@smile/sdk/smile-link-modal';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SmileLinkButton } from './smile-link-button.tsx';
import { type UseSmileLinkOptions, useSmileLink } from './use-smile-link.ts';

let frameWindow: Window;
let origins = 0;
let linkUrl: string;

beforeEach(() => {
  linkUrl = `http://link-${++origins}.example`;
  // jsdom gives a frame inside a shadow root no window.
  frameWindow = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
});

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const findScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="/v2/smile.v2.js"]')];
const findWidgets = () => [...document.documentElement.children].filter((child) => child.shadowRoot);
const frameOf = () => findWidgets()[0]?.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;

/** Simulates the loaded script of the link origin, which jsdom does not load. */
async function arrive(script = findScripts().at(-1)): Promise<void> {
  Object.assign(window, { SmileLinkModal });
  await act(async () => void script?.dispatchEvent(new Event('load')));
}

/** Sends a message from the frame to the page. */
function say(message: object): void {
  const data = JSON.stringify({ smile: frameOf().src.split('#')[1], ...message });
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frameWindow })),
  );
}

function show(given: Partial<UseSmileLinkOptions> = {}) {
  const options = { linkUrl, getToken: async () => 'token', ...given };
  return renderHook((props) => useSmileLink(props), { initialProps: options, wrapper: StrictMode });
}

it('loads the script with the first widget that opens, once, and opens one widget', async () => {
  const first = show();
  const second = show();
  expect(findScripts()).toHaveLength(0);
  act(() => first.result.current.open());
  act(() => first.result.current.open());
  act(() => second.result.current.open());
  expect(findScripts().map(({ src }) => src)).toEqual([`${linkUrl}/v2/smile.v2.js`]);
  await arrive();
  expect(findWidgets()).toHaveLength(2);
  expect(first.result.current.isOpen).toBe(true);
});

it('calls the newest callback, and is closed afterwards', async () => {
  const early = vi.fn();
  const late = vi.fn();
  const onClose = vi.fn();
  const { result, rerender } = show({ onAccountConnected: early, onClose });
  act(() => result.current.open());
  await arrive();
  rerender({ linkUrl, getToken: async () => 'token', onAccountConnected: late, onClose });
  const account = { accountId: 'a', userId: 'u', providerId: 'p' };
  say({ type: 'report', name: 'onAccountConnected', event: account });
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledWith(account);
  act(() => result.current.close());
  say({ type: 'close', reason: 'close' });
  expect(onClose).toHaveBeenCalledWith({ reason: 'close' });
  expect(result.current.isOpen).toBe(false);
  expect(findWidgets()).toHaveLength(0);
});

it('reports why it did not open, and opens on the next press', async () => {
  const onError = vi.fn();
  const getToken = vi.fn().mockRejectedValueOnce(new Error('No token today.')).mockResolvedValue('token');
  const { result } = show({ getToken, onError });
  act(() => result.current.open());
  await arrive();
  expect(onError).toHaveBeenCalledWith(new Error('No token today.'));
  expect(result.current).toMatchObject({ isOpen: false, error: new Error('No token today.') });
  act(() => result.current.open());
  await waitFor(() => expect(findWidgets()).toHaveLength(1));
  expect(result.current).toMatchObject({ isOpen: true, error: null });
});

it('requests the script again after it failed to load', async () => {
  const { result } = show();
  act(() => result.current.open());
  await act(async () => void findScripts()[0]?.dispatchEvent(new Event('error')));
  expect(result.current.error).toEqual(new Error(`${linkUrl}/v2/smile.v2.js could not be loaded.`));
  expect(findScripts()).toHaveLength(0);
  act(() => result.current.open());
  await arrive();
  expect(findWidgets()).toHaveLength(1);
});

it('stays closed when it is closed or unmounted while loading', async () => {
  const closed = show();
  const gone = show();
  act(() => closed.result.current.open());
  act(() => gone.result.current.open());
  act(() => closed.result.current.close());
  gone.unmount();
  await arrive();
  expect(findWidgets()).toHaveLength(0);
  expect(closed.result.current.isOpen).toBe(false);
});

it('closes when its component unmounts', async () => {
  const { result, unmount } = show();
  act(() => result.current.open());
  await arrive();
  expect(findWidgets()).toHaveLength(1);
  unmount();
  expect(findWidgets()).toHaveLength(0);
});

it('is a button that says it opens a dialog, keeps its place in the focus, and may be told not to open', async () => {
  const onClick = vi.fn();
  const link = { linkUrl, getToken: async () => 'token' };
  render(
    <SmileLinkButton link={link} onClick={onClick} className="mine">
      Connect
    </SmileLinkButton>,
  );
  const button = screen.getByRole('button', { name: 'Connect' });
  expect(button).toHaveClass('mine');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  onClick.mockImplementationOnce((event) => event.preventDefault());
  fireEvent.click(button);
  expect(findScripts()).toHaveLength(0);
  fireEvent.click(button);
  await arrive();
  expect(findWidgets()).toHaveLength(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

it('reports a failed token request, including thrown errors, and rejected tokens', async () => {
  const onError = vi.fn();
  const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce('token');
  const { result } = show({ getToken, onError });
  act(() => result.current.open());
  await arrive();
  getToken.mockImplementationOnce(() => {
    throw new Error('No session.');
  });
  say({ type: 'tokenExpired' });
  expect(onError).toHaveBeenLastCalledWith(new Error('No session.'));
  const rejected = { code: 'TOKEN_REJECTED', message: 'The server refused three tokens.' };
  say({ type: 'report', name: 'onError', event: rejected });
  expect(onError).toHaveBeenLastCalledWith(expect.objectContaining(rejected));
  expect(onError.mock.lastCall?.[0]).toBeInstanceOf(Error);
  expect(result.current.isOpen).toBe(true);
});

it('is closed once the page has removed the widget', async () => {
  const onClose = vi.fn();
  const { result } = show({ onClose });
  act(() => result.current.open());
  await arrive();
  await act(async () => findWidgets().at(-1)?.remove());
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
  expect(result.current.isOpen).toBe(false);
});
