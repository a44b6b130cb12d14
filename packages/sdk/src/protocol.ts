import type { CloseReason, ReportedEvents, WidgetOptions } from './options.ts';

/**
 * Messages between the page and the widget frame. Every message carries `smile`, the nonce that the page put into the
 * frame's address. It ties messages to one instance and is not secret. The frame sends JSON strings, because some pages
 * parse every message they receive.
 */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'close'; reason: CloseReason }
  | { type: 'tokenExpired' }
  | { type: 'report'; name: keyof ReportedEvents; event: ReportedEvents[keyof ReportedEvents] };

export type HostMessage =
  | { type: 'init'; userToken: string; options: WidgetOptions }
  | { type: 'token'; userToken: string }
  | { type: 'back' }
  /** Asks the frame to go back over its history entries and then send `close`. */
  | { type: 'leave' };
