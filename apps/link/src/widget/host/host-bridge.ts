import type { EmulatorCall } from '@smile/contract/emulator';
import type { WidgetOptions } from '@smile/sdk/options';
import type { FrameMessage, HostMessage } from '@smile/sdk/protocol';

/** A Link API call of the widget, reported to the emulator page of the same origin. */
interface CalledMessage {
  type: 'called';
  call: EmulatorCall;
}

export interface HostBridge {
  send(message: FrameMessage | CalledMessage): void;
}

/**
 * Connects to the page that opened this frame: exchanges messages only with the parent window, only with this frame's
 * nonce, and only with the origin that sent `init` first.
 */
export function connectToHost(frame: Window, onMessage: (message: HostMessage) => void): HostBridge {
  const nonce = frame.location.hash.slice(1);
  let hostOrigin: string | null = null;

  frame.addEventListener('message', (event) => {
    if (event.source !== frame.parent || (hostOrigin !== null && event.origin !== hostOrigin)) return;
    const message = readHostMessage(event.data, nonce);
    if (!message || (hostOrigin === null && message.type !== 'init')) return;
    hostOrigin = event.origin;
    onMessage(message);
  });

  return {
    send(message) {
      const isAddressable = hostOrigin !== null && hostOrigin !== 'null';
      if (message.type !== 'ready' && hostOrigin === null) return;
      if (message.type === 'called' && hostOrigin !== frame.location.origin) return;
      const sent = { smile: nonce, ...message };
      frame.parent.postMessage(
        message.type === 'called' ? sent : JSON.stringify(sent),
        isAddressable ? (hostOrigin as string) : '*',
      );
    },
  };
}

const optionKinds: { [Name in keyof Required<WidgetOptions>]: 'string' | 'boolean' | 'list' } = {
  templateId: 'string',
  companyName: 'string',
  language: 'string',
  providers: 'list',
  topProviders: 'list',
  providerTypes: 'list',
  enableUpload: 'boolean',
  enableSearchBar: 'boolean',
  enableTypeBar: 'boolean',
  enableConsentPage: 'boolean',
  enableSampleModel: 'boolean',
};

/** Parses a page message for the frame with this nonce; drops options of the wrong type. */
export function readHostMessage(data: unknown, nonce: string): HostMessage | null {
  const message = data as Record<string, unknown> | null;
  if (!nonce || !message || message.smile !== nonce) return null;
  const { type } = message;
  if (type === 'back' || type === 'leave') return { type };
  const userToken = readToken(message.userToken);
  if (type === 'token') return { type, userToken };
  if (type !== 'init' || typeof message.options !== 'object' || message.options === null) return null;
  const given = Object.entries(message.options).filter(([name, value]) => {
    const kind = optionKinds[name as keyof WidgetOptions];
    if (kind === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string');
    return kind !== undefined && typeof value === kind;
  });
  return { type, userToken, options: Object.fromEntries(given) };
}

/**
 * Makes a token sendable, so that the server refuses one that is missing or no token, such as a page of HTML. `fetch`
 * would report characters that no header may have like a lost connection.
 */
function readToken(token: unknown): string {
  return typeof token === 'string' ? token.trim().replace(/[^!-~]/g, '?') : '';
}
