import { z } from 'zod';
import { modeSchema } from './common.ts';
import { fileTypeSchema } from './file-types.ts';
import { providerSchema } from './providers.ts';
import { winkTemplateSchema } from './wink-templates.ts';

const previewScreenSchema = z.enum(['consent', 'providers', 'success']);
export type PreviewScreen = z.infer<typeof previewScreenSchema>;

/** What the portal tells the widget's preview to show; the preview has nothing else to go by. */
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

/** The frame is there and waits for its first message; judged by hand, for a page to need no library of schemas. */
export function isPreviewReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}
