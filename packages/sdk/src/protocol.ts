import type { CloseReason, ReportedEvents, WidgetOptions } from './options.ts';

/**
 * Messages between the page and the widget frame. Every message also carries `smile`, the nonce that the page gave to
 * this frame in its address; it ties messages to one instance and is no secret. Those of the frame are JSON texts,
 * since some pages parse every message.
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
  /** The frame goes back over what it has added to the history, then says `close`. */
  | { type: 'leave' };
