import { z } from 'zod';
import { adapterIdPattern } from '../../connectors/http-adapter/protocol.ts';
import { httpUrl } from '../../platform/setting-values.ts';

/** An adapter as the operator states it, on the command line or in a file. */
export const adapterInputSchema = z.strictObject({
  id: z.string().regex(adapterIdPattern, { error: 'must be up to 40 lowercase letters, digits and single hyphens' }),
  url: httpUrl,
  secret: z.string().min(24, { error: 'must have at least 24 characters' }).max(200),
  /** Whether the URL may be on a private network. */
  allowPrivate: z.boolean().default(false),
  maxConcurrent: z.number().int().min(1).max(100).default(8),
  timeoutSeconds: z.number().int().min(1).max(120).default(30),
  providers: z.array(z.string().min(1).max(60)).min(1).max(500).optional(),
});
export type AdapterInput = z.output<typeof adapterInputSchema>;

/** An adapters file may name a secret file instead, with a path relative to the adapters file. */
const fileEntrySchema = adapterInputSchema
  .partial({ secret: true })
  .extend({ secretFile: z.string().min(1).optional() });
export const adaptersFileSchema = z.strictObject({ adapters: z.array(fileEntrySchema).max(100) });
