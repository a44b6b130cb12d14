export { type ClientOptions, createClient, type SmileClient } from './client.ts';
export { SmileError } from './errors.ts';
export type * from './generated/types.ts';
export type { Page, Pages } from './pages.ts';
export type { CallOptions } from './send.ts';
export { readSequence, type SmileEvent, verifyWebhook, WebhookError } from './webhooks.ts';
