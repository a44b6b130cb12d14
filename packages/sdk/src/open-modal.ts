import { type Overlay, openOverlay } from './open-overlay.ts';
import type { CloseReason, SmileLinkOptions, WidgetOptions } from './options.ts';
import type { HostMessage } from './protocol.ts';
import { readFrameMessage } from './read-frame-message.ts';

const frameTimeoutMs = 20_000;
/** How long to wait for the frame to restore the browser history. */
const leaveTimeoutMs = 4_000;

export interface Modal {
  isAttached(): boolean;
  /**
   * Removes the widget, waits until the browser history is restored, then calls `onClose`. Without a reason it calls
   * nothing.
   */
  end(reason?: CloseReason): void;
}

/** Shows the widget over the page and exchanges messages with its frame until it ends. */
export function openModal(options: SmileLinkOptions, linkOrigin: string, onEnd: () => void): Modal {
  const nonce = createNonce();
  const overlay: Overlay = openOverlay({
    frameUrl: `${linkOrigin}/widget/#${nonce}`,
    cspNonce: options.cspNonce,
    onBack: () => send({ type: 'back' }),
    onDismiss: (hasFailed) => end(hasFailed ? 'error' : 'close'),
    onRetry: () => startTimer(),
  });
  let timer: ReturnType<typeof setTimeout>;
  let hasEnded = false;
  let ending: CloseReason | undefined;
  const { href } = location;
  const { state } = history;

  const startTimer = () => {
    timer = setTimeout(overlay.showFailure, frameTimeoutMs);
  };
  /** Empty until the frame has sent a message. */
  let frameOrigin = '';
  const send = (message: HostMessage) =>
    overlay.frameWindow()?.postMessage({ smile: nonce, ...message }, frameOrigin === 'null' ? '*' : frameOrigin);
  const drop = () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    overlay.drop();
    if (ending) notify(options.onClose, { reason: ending });
  };
  const end = (reason?: CloseReason, isUnwound = !frameOrigin || !overlay.isAttached()) => {
    if (hasEnded) return;
    hasEnded = true;
    ending = reason;
    clearTimeout(timer);
    overlay.hide();
    onEnd();
    if (isUnwound) return drop();
    // If the page itself navigates, the frame's entries are no longer on top of the history: going back would undo the
    // navigation.
    timer = setTimeout(() => {
      if (location.href !== href || history.state !== state) return drop();
      send({ type: 'leave' });
      timer = setTimeout(drop, leaveTimeoutMs);
    });
  };
  const onMessage = (event: MessageEvent) => {
    if (!event.source || event.source !== overlay.frameWindow() || !isLinkOrigin(event.origin, linkOrigin)) return;
    const message = readFrameMessage(event.data, nonce);
    if (!message) return;
    frameOrigin = event.origin;
    if (message.type === 'close') hasEnded ? drop() : end(message.reason, true);
    else if (hasEnded) return;
    else if (message.type === 'ready') {
      clearTimeout(timer);
      send({ type: 'init', userToken: options.userToken, options: widgetOptionsOf(options) });
      overlay.showFrame();
    } else if (message.type === 'report') notify(options[message.name] as (event: unknown) => void, message.event);
    else notify(options.onTokenExpired, (userToken) => send({ type: 'token', userToken }));
  };

  addEventListener('message', onMessage);
  startTimer();
  return { isAttached: overlay.isAttached, end };
}

/** An opaque page origin (a sandboxed frame) makes the widget frame's origin opaque too. */
function isLinkOrigin(origin: string, linkOrigin: string): boolean {
  return origin === linkOrigin || (origin === 'null' && self.origin === 'null');
}

/** Only plain data can be posted to the frame; callbacks stay here. */
function widgetOptionsOf({ userToken: _, ...options }: SmileLinkOptions): WidgetOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => Array.isArray(value) || /^(string|boolean)$/.test(typeof value)),
  );
}

/** An error in the page's callback is reported globally and does not affect the widget. */
function notify<T>(callback: ((event: T) => void) | undefined, event: T): void {
  try {
    callback?.(event);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

function createNonce(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
