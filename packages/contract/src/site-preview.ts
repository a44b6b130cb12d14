import { z } from 'zod';
import { modeSchema } from './common.ts';
import { fileTypeSchema } from './file-types.ts';
import { providerSchema } from './providers.ts';
import { siteTemplateV2Schema } from './site-template-v2.ts';
import { siteTemplateV3Schema } from './site-template-v3.ts';
import { winkTemplateSchema } from './wink-templates.ts';

/** Counts what the portal says of one site; each `apply` follows the message before it. */
const revision = z.number().int().min(0);

/** A site that may not be saved yet, and all that its page would ask the server for. */
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
  /** The widget templates that the site names, and the built-in one. */
  templates: z.array(winkTemplateSchema),
  providers: z.array(providerSchema),
  fileTypes: z.array(fileTypeSchema),
});

/** What `show` names on a site of the drawer; on one of the builder it is the reference of a screen. */
export const previewPages = ['landing', 'widget', 'success', 'failure'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** What the portal tells the preview of a site; the preview has nothing else to go by. */
export const sitePreviewMessageSchema = z.discriminatedUnion('type', [
  loadSchema,
  /** One operation of the site model, which both sides apply. */
  z.object({ type: z.literal('apply'), revision, op: z.unknown() }),
  z.object({ type: z.literal('show'), screen: z.string() }),
  /** Lets the page be used as a visitor would, with what it is to know already; off, it only shows. */
  z.object({
    type: z.literal('walk'),
    on: z.boolean(),
    answers: z.record(z.string(), z.unknown()),
    params: z.record(z.string(), z.string()),
    /** Connected providers and kept document types by the reference of the widget's module. */
    linked: z.record(z.string(), z.array(z.string())),
  }),
]);
export type SitePreviewMessage = z.infer<typeof sitePreviewMessageSchema>;
