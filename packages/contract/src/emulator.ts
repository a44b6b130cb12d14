import { z } from 'zod';

/** The portal opens the widget in the emulator's page. */
export const emulatorStartSchema = z.object({
  type: z.literal('start'),
  userToken: z.string().min(1),
  templateId: z.string().min(1),
});
export type EmulatorStart = z.infer<typeof emulatorStartSchema>;

/** A call of the widget to the Link API; the status is 0 where no answer came. */
export const emulatorCallSchema = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number().int(),
  durationMs: z.number(),
});
export type EmulatorCall = z.infer<typeof emulatorCallSchema>;

export const emulatorCallbackSchema = z.enum([
  'onAccountCreated',
  'onAccountConnected',
  'onAccountRemoved',
  'onAccountError',
  'onUploadsCreated',
  'onUploadsRemoved',
  'onUIEvent',
  'onTokenExpired',
  'onClose',
]);
export type EmulatorCallback = z.infer<typeof emulatorCallbackSchema>;

/** What the emulator's page tells the portal. */
export const emulatorReportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('callback'), name: emulatorCallbackSchema, event: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('called'), call: emulatorCallSchema }),
]);
export type EmulatorReport = z.infer<typeof emulatorReportSchema>;
