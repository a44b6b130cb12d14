import { z } from 'zod';
import { modeSchema } from './common.ts';
import { fileTypeSchema } from './file-types.ts';
import { providerSchema } from './providers.ts';
import { siteTemplateV2Schema } from './site-template-v2.ts';
import { siteTemplateV3Schema } from './site-template-v3.ts';
import { winkTemplateSchema } from './wink-templates.ts';

/** Sequence number of the portal's messages about one site; each `apply` follows the previous message. */
const revision = z.number().int().min(0);

/** An unsaved site, with the data that its page would request from the server. */
const loadSchema = z.object({
  type: z.literal('load'),
  revision,
  mode: modeSchema,
  tenantName: z.string(),
  tenantLogoUrl: z.string().nullable(),
  site: z.discriminatedUnion('type', [
    z.object({ type: z.literal('DEFAULT'), name: z.string(), winkSiteTemplate: siteTemplateV2Schema }),
    z.object({ type: z.literal('LOWCODE'), name: z.string(), winkSiteTemplate: siteTemplateV3Schema }),
  ]),
  /** The widget templates used by the site, and the built-in one. */
  templates: z.array(winkTemplateSchema),
  providers: z.array(providerSchema),
  fileTypes: z.array(fileTypeSchema),
});

/** Values of `show` for a drawer site; a builder site uses a screen's reference. */
export const previewPages = ['landing', 'widget', 'success', 'failure'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** All messages from the portal to a site's preview. */
export const sitePreviewMessageSchema = z.discriminatedUnion('type', [
  loadSchema,
  /** One site-model operation, which both sides apply. */
  z.object({ type: z.literal('apply'), revision, op: z.unknown() }),
  z.object({ type: z.literal('show'), screen: z.string() }),
  /** Makes the page interactive, with preset answers; otherwise it is display only. */
  z.object({
    type: z.literal('walk'),
    on: z.boolean(),
    answers: z.record(z.string(), z.unknown()),
    params: z.record(z.string(), z.string()),
    /** Connected providers and stored document types, by widget module. */
    linked: z.record(z.string(), z.array(z.string())),
  }),
]);
export type SitePreviewMessage = z.infer<typeof sitePreviewMessageSchema>;
