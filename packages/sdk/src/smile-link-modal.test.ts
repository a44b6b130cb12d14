import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SmileLinkOptions } from './options.ts';
import { SmileLinkModal } from './smile-link-modal.ts';

const token = 'header.payload.signature';
let modals: SmileLinkModal[] = [];
let frameWindow: Window;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom gives a frame inside a shadow root no window.
  frameWindow = document.head.appendChild(document.createElement('iframe')).contentWindow as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow);
});

afterEach(() => {
  for (const modal of modals) modal.destroy();
  vi.runAllTimers();
  modals = [];
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function create(options: Partial<SmileLinkOptions> = {}): SmileLinkModal {
  const modal = new SmileLinkModal({ userToken: token, ...options });
  modals.push(modal);
  return modal;
}

function hosts(): HTMLElement[] {
  return [...document.documentElement.children].filter((child) => child.shadowRoot) as HTMLElement[];
}

function frameOf(host = hosts()[0]): HTMLIFrameElement {
  return host?.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
}

function nonceOf(frame: HTMLIFrameElement): string {
  return frame.src.split('#')[1] ?? '';
}

function say(message: object, { origin = location.origin, source = frameWindow } = {}): void {
  const data = JSON.stringify({ smile: nonceOf(frameOf()), ...message });
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('SmileLinkModal', () => {
  it('changes no part of the page until it is opened', () => {
    const before = document.documentElement.outerHTML;
    create();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it.each(['', undefined, 42, { accessToken: token }, Promise.resolve(token)])(
    'refuses to open without a user token: %j',
    (userToken) => {
      expect(() => create({ userToken } as Partial<SmileLinkOptions>).open()).toThrow('userToken is required');
      expect(hosts()).toHaveLength(0);
    },
  );

  it('shows a labelled modal dialog, once, and keeps the token out of the address', () => {
    const modal = create();
    modal.open();
    modal.open();
    expect(hosts()).toHaveLength(1);
    const dialog = hosts()[0]?.shadowRoot?.querySelector('[role=dialog]');
    expect(dialog?.getAttribute('aria-modal')).toBe('true');
    expect(frameOf().src).toMatch(/\/widget\/#[\d-]+$/);
    expect(frameOf().src).not.toContain(token);
  });

  it('hands token and options to the frame that says it is ready', () => {
    const onClose = vi.fn();
    create({ providers: ['sss_ph'], enableConsentPage: false, onClose }).open();
    const post = vi.spyOn(frameWindow, 'postMessage');
    say({ type: 'ready' });
    expect(post).toHaveBeenCalledExactlyOnceWith(
      {
        smile: nonceOf(frameOf()),
        type: 'init',
        userToken: token,
        options: { providers: ['sss_ph'], enableConsentPage: false },
      },
      location.origin,
    );
  });

  it('ignores messages of another source, origin or nonce', () => {
    const onClose = vi.fn();
    create({ onClose }).open();
    say({ type: 'close', reason: 'exit' }, { source: window });
    say({ type: 'close', reason: 'exit' }, { origin: 'https://elsewhere.example' });
    say({ type: 'close', reason: 'exit' }, { origin: 'null' });
    say({ type: 'close', reason: 'exit', smile: 'guessed' });
    expect(onClose).not.toHaveBeenCalled();
    say({ type: 'close', reason: 'exit' });
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'exit' });
  });

  it("hands a phone's own way back on to the frame, and closes by Escape", () => {
    const onClose = vi.fn();
    create({ onClose }).open();
    const dialog = hosts()[0]?.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    say({ type: 'ready' });
    const post = vi.spyOn(frameWindow, 'postMessage');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(post).toHaveBeenCalledExactlyOnceWith({ smile: nonceOf(frameOf()), type: 'back' }, location.origin);
    expect(onClose).not.toHaveBeenCalled();
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    vi.advanceTimersByTime(0);
    say({ type: 'close', reason: 'close' });
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
  });

  it('leaves the keyboard with the page around a framed one that does not have it', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    vi.stubGlobal('self', { ...self, origin: location.origin });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    create().open();
    say({ type: 'ready' });
    expect(document.activeElement).toBe(button);
    button.remove();
    vi.unstubAllGlobals();
  });

  it('passes reported events to the callback of their name', () => {
    const onAccountError = vi.fn();
    create({ onAccountError }).open();
    const event = { accountId: 'a-1', userId: 'u-1', providerId: 'sss_ph', errorCode: 'ACCOUNT_LOCKED' };
    say({ type: 'report', name: 'onAccountError', event });
    say({ type: 'report', name: 'onAccountCreated', event });
    expect(onAccountError).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('sends a fresh token on when the page gives one', () => {
    create({ onTokenExpired: (updateToken) => updateToken('fresh') }).open();
    const post = vi.spyOn(frameWindow, 'postMessage');
    say({ type: 'tokenExpired' });
    expect(post).toHaveBeenCalledWith(
      { smile: nonceOf(frameOf()), type: 'token', userToken: 'fresh' },
      location.origin,
    );
  });

  it('reports that fresh tokens were rejected', () => {
    const onError = vi.fn();
    create({ onError }).open();
    const event = { code: 'TOKEN_REJECTED', message: 'Refused.' };
    say({ type: 'report', name: 'onError', event });
    expect(onError).toHaveBeenCalledExactlyOnceWith(event);
  });

  it('offers Retry and Close when the frame does not answer within 20 seconds', () => {
    const onClose = vi.fn();
    create({ onClose }).open();
    vi.advanceTimersByTime(20_000);
    const root = hosts()[0]?.shadowRoot as ShadowRoot;
    const button = (name: string) => [...root.querySelectorAll('button')].find((each) => each.textContent === name);
    expect(root.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
    button('Retry')?.click();
    expect(frameOf()).toBeTruthy();
    vi.advanceTimersByTime(20_000);
    button('Close')?.click();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'error' });
  });

  it('removes all its elements and listeners after close and destroy, in any order', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const before = document.documentElement.outerHTML;
    for (let round = 0; round < 20; round++) {
      const [first, second] = [create(), create()];
      first.open();
      second.open();
      if (round % 2) first.close();
      else first.destroy();
      second.destroy();
      second.close();
    }
    expect(document.documentElement.outerHTML).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledTimes(removed.mock.calls.length);
  });

  it('disappears at once, and reports that once the frame has restored the history', () => {
    const [onClose, onAccountRemoved] = [vi.fn(), vi.fn()];
    const modal = create({ onClose, onAccountRemoved });
    modal.open();
    say({ type: 'ready' });
    const post = vi.spyOn(frameWindow, 'postMessage');
    const dialog = hosts()[0]?.shadowRoot?.querySelector('dialog');
    modal.close();
    expect(dialog?.style.display).toBe('none');
    vi.advanceTimersByTime(0);
    expect(post).toHaveBeenCalledExactlyOnceWith({ smile: nonceOf(frameOf()), type: 'leave' }, location.origin);
    say({ type: 'report', name: 'onAccountRemoved', event: {} });
    expect(onClose).not.toHaveBeenCalled();
    say({ type: 'close', reason: 'close' });
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
    expect(onAccountRemoved).not.toHaveBeenCalled();
    expect(hosts()).toHaveLength(0);
  });

  it('opens again while the previous frame still leaves, after four seconds at most', () => {
    const onClose = vi.fn();
    const modal = create({ onClose });
    modal.open();
    say({ type: 'ready' });
    modal.close();
    modal.open();
    expect(hosts()).toHaveLength(2);
    vi.advanceTimersByTime(4_000);
    expect(hosts()).toHaveLength(1);
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
  });

  it('leaves the history alone once the page has gone on', () => {
    const onClose = vi.fn();
    const modal = create({ onClose });
    modal.open();
    say({ type: 'ready' });
    const post = vi.spyOn(frameWindow, 'postMessage');
    modal.close();
    history.pushState({ page: 'done' }, '');
    vi.advanceTimersByTime(0);
    expect(post).not.toHaveBeenCalled();
    expect(hosts()).toHaveLength(0);
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
    history.replaceState(null, '');
  });

  it.each([
    ['the overlay', () => hosts()[0]?.remove()],
    ['all that the document held', () => document.documentElement.replaceChildren(document.head, document.body)],
  ])('ends like its close button when the page removes %s', async (_, remove) => {
    const onClose = vi.fn();
    const before = document.adoptedStyleSheets?.length ?? document.head.childElementCount;
    create({ onClose }).open();
    say({ type: 'ready' });
    remove();
    await Promise.resolve();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
    expect(document.adoptedStyleSheets?.length ?? document.head.childElementCount).toBe(before);
  });

  it('stays open when the page only moves the overlay', async () => {
    const onClose = vi.fn();
    create({ onClose }).open();
    document.documentElement.append(hosts()[0] as HTMLElement);
    await Promise.resolve();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['the frame', () => frameOf().remove()],
    ['the dialog', () => hosts()[0]?.shadowRoot?.querySelector('dialog')?.remove()],
    ['the place it moved the overlay to', () => document.querySelector('section')?.remove()],
  ])('closes when the page removes %s', async (_, remove) => {
    const before = document.adoptedStyleSheets?.length ?? document.head.childElementCount;
    const onClose = vi.fn();
    create({ onClose }).open();
    say({ type: 'ready' });
    const [host] = hosts();
    const section = document.body.appendChild(document.createElement('section'));
    if (_.startsWith('the place')) section.append(host as HTMLElement);
    await Promise.resolve();
    expect(onClose).not.toHaveBeenCalled();
    remove();
    await Promise.resolve();
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ reason: 'close' });
    expect(host?.isConnected).toBe(false);
    expect(document.adoptedStyleSheets?.length ?? document.head.childElementCount).toBe(before);
    section.remove();
  });

  it('stays open when loading fails and is tried again', async () => {
    const onClose = vi.fn();
    create({ onClose }).open();
    vi.advanceTimersByTime(20_000);
    await Promise.resolve();
    hosts()[0]?.shadowRoot?.querySelector('button')?.click();
    await Promise.resolve();
    expect(frameOf()?.isConnected).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['visible', 'auto', /^html ?\{.*body ?\{/],
    ['hidden', 'visible', /^html ?\{.*body ?\{/],
    ['hidden', 'auto', /^html ?\{[^}]*\}$/],
  ])('locks the viewport, and leaves a body that scrolls alone: html is %s, body %s', (page, body, css) => {
    document.documentElement.style.overflow = page;
    document.body.style.overflow = body;
    const modal = create();
    modal.open();
    const tags = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
    const sheets = [...(document.adoptedStyleSheets ?? [])].flatMap((sheet) => [...sheet.cssRules]);
    expect([...tags, ...sheets.map(({ cssText }) => cssText)].join('').replaceAll('\n', '')).toMatch(css);
    modal.destroy();
    document.documentElement.style.overflow = '';
    document.body.style.overflow = '';
  });

  it('opens again after the page has thrown its nodes away', () => {
    const modal = create();
    modal.open();
    hosts()[0]?.remove();
    modal.open();
    expect(hosts()).toHaveLength(1);
  });

  it('returns the focus to the previous element', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const modal = create();
    modal.open();
    modal.close();
    expect(document.activeElement).toBe(button);
    button.remove();
  });
});
