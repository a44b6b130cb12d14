import { z } from 'zod';
import { modeSchema } from './common.ts';
import { fileTypeSchema } from './file-types.ts';
import { providerSchema } from './providers.ts';
import { winkTemplateSchema } from './wink-templates.ts';

const previewScreenSchema = z.enum(['consent', 'providers', 'success']);
export type PreviewScreen = z.infer<typeof previewScreenSchema>;

/** All messages from the portal to the widget's preview. */
export const previewMessageSchema = z.object({
  type: z.literal('preview'),
  mode: modeSchema,
  tenantName: z.string(),
  screen: previewScreenSchema,
  template: winkTemplateSchema,
  providers: z.array(providerSchema),
  fileTypes: z.array(fileTypeSchema),
});
export type PreviewMessage = z.infer<typeof previewMessageSchema>;

/** True for the frame's ready message; checked by hand, so that the page loads no schema library. */
export function isPreviewReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}
