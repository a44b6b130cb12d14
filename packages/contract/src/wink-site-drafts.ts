import { z } from 'zod';
import { dateTimeSchema, idParams, idSchema, maxCount, modeQuery, versionNumberSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { siteLimits } from './site-limits.ts';
import { siteTemplateV2Schema } from './site-template-v2.ts';
import { siteTemplateV3Schema } from './site-template-v3.ts';
import { draftRevisionSchema, editorSchema, siteNameSchema, v2ContentShape, v3ContentShape } from './wink-sites.ts';

const draftInputShape = {
  name: siteNameSchema,
  baseRevision: draftRevisionSchema.describe(
    'Revision of your draft that was changed, 0 without a draft; refused with `EDIT_CONFLICT` if it is not the latest.',
  ),
  baseVersion: versionNumberSchema
    .optional()
    .describe('Version on which the pages are based; defaults to that of your draft, or else the newest.'),
  baseName: z
    .string()
    .max(siteLimits.name)
    .optional()
    .describe('Name of the site in that version; defaults to that in your draft, or else the current name.'),
};
const draftInputSchema = z
  .discriminatedUnion('type', [
    z.object({ ...draftInputShape, ...v2ContentShape }),
    z.object({ ...draftInputShape, ...v3ContentShape }),
  ])
  .meta({ id: 'WinkSiteDraftRequest' });
export type SiteDraftInput = z.output<typeof draftInputSchema>;

const draftShape = {
  revision: draftRevisionSchema,
  baseVersion: z.number().int().describe('The version that the draft changes.'),
  baseName: z.string().describe('Name of the site in that version.'),
  updatedAt: dateTimeSchema,
  updatedBy: editorSchema.describe('The author.'),
  name: z.string(),
};
const draftSchema = z
  .discriminatedUnion('type', [
    z.object({ ...draftShape, type: z.literal('DEFAULT'), winkSiteTemplate: siteTemplateV2Schema }),
    z.object({ ...draftShape, type: z.literal('LOWCODE'), winkSiteTemplate: siteTemplateV3Schema }),
  ])
  .meta({ id: 'WinkSiteDraft' });
export type SiteDraft = z.infer<typeof draftSchema>;

/** A conflict: the draft and another change modified the same value differently. */
const draftConflictSchema = z
  .object({
    with: z.enum(['LIVE_VERSION', 'YOUR_DRAFT']).describe('The side with which the draft conflicts.'),
    what: z.string().describe('Description, such as `Label of Income`.'),
    screen: z.string().nullable().describe('Reference of the screen; null for the site as a whole.'),
    component: z.string().nullable().describe('Reference of the component.'),
    draft: z.string().describe('Value in the draft, as text.'),
    other: z.string().describe('Value on the other side, as text.'),
  })
  .meta({ id: 'WinkSiteDraftConflict' });

const draftSummarySchema = z
  .object({
    author: editorSchema,
    isYours: z.boolean(),
    revision: draftRevisionSchema,
    baseVersion: draftShape.baseVersion,
    updatedAt: dateTimeSchema,
    screens: z
      .array(z.object({ reference: z.string().nullable(), name: z.string() }))
      .describe('Parts that the draft changes; the reference is null for the site as a whole.'),
    conflicts: z.array(draftConflictSchema),
  })
  .meta({ id: 'WinkSiteDraftSummary' });
export type DraftSummary = z.infer<typeof draftSummarySchema>;

const siteDraftsSchema = z
  .object({
    version: z.number().int().describe('The version that visitors get.'),
    name: z.string(),
    drafts: z.array(draftSummarySchema).describe('The newest first.'),
  })
  .meta({ id: 'WinkSiteDrafts' });
export type SiteDrafts = z.infer<typeof siteDraftsSchema>;

/** Lifetimes of a draft link, in hours. */
export const shareHours = [1, 24, 168] as const;

const draftShareSchema = z
  .object({
    hasDraft: z.boolean().describe('You have a draft, which can be shared.'),
    url: z
      .string()
      .nullable()
      .describe('Opens the current state of your draft without a login; null while the draft is not shared.'),
    expiresAt: dateTimeSchema.nullable(),
  })
  .meta({ id: 'WinkSiteDraftShare' });
export type DraftShare = z.infer<typeof draftShareSchema>;

const newSiteShape = { name: siteNameSchema, ...v3ContentShape };
const newSiteDraftSchema = z.object(newSiteShape).meta({ id: 'NewWinkSiteDraft' });
export type NewSiteDraft = z.output<typeof newSiteDraftSchema>;

const tag = 'Wink sites';
const ofOne = { tag, auth: 'developer', params: idParams, query: modeQuery } as const;
const ofNew = { tag, auth: 'developer', path: '/winkSites/newDraft/share', query: modeQuery } as const;

export const winkSiteDraftsApi = {
  get: endpoint({
    ...ofOne,
    operationId: 'getWinkSiteDraft',
    summary: 'Get your changes of a site that have not been saved',
    description: 'Also works after the site was deleted, so that the changes can be saved as another site.',
    method: 'GET',
    path: '/winkSites/{id}/draft',
    answer: draftSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  save: endpoint({
    ...ofOne,
    operationId: 'saveWinkSiteDraft',
    summary: 'Keep your changes of a site without publishing them',
    method: 'PUT',
    path: '/winkSites/{id}/draft',
    body: draftInputSchema,
    answer: draftSchema,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT'],
  }),
  remove: endpoint({
    ...ofOne,
    operationId: 'deleteWinkSiteDraft',
    summary: 'Discard your changes of a site that have not been saved',
    method: 'DELETE',
    path: '/winkSites/{id}/draft',
    query: modeQuery.extend({
      baseRevision: z.coerce
        .number()
        .int()
        .min(0)
        .max(maxCount)
        .optional()
        .describe('The revision that was read; refused with `EDIT_CONFLICT` when it is not the last.'),
    }),
    answer: null,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT'],
  }),
  list: endpoint({
    ...ofOne,
    operationId: 'listWinkSiteDrafts',
    summary: 'See who has a draft of a site, on which screens, and what conflicts',
    method: 'GET',
    path: '/winkSites/{id}/drafts',
    answer: siteDraftsSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  takeOver: endpoint({
    ...ofOne,
    operationId: 'takeOverWinkSiteDraft',
    summary: 'Take over the draft of somebody who has left the team',
    description: 'Refused with `EDIT_CONFLICT` while you have a draft of your own.',
    method: 'POST',
    path: '/winkSites/{id}/drafts/{developerId}/takeOver',
    params: idParams.extend({ developerId: idSchema }),
    answer: draftSchema,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT'],
  }),
  getShare: endpoint({
    ...ofOne,
    operationId: 'getWinkSiteDraftShare',
    summary: 'Get the link to your draft of a site',
    method: 'GET',
    path: '/winkSites/{id}/draft/share',
    answer: draftShareSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  share: endpoint({
    ...ofOne,
    operationId: 'shareWinkSiteDraft',
    summary: 'Create a link with which anybody can try your draft of a site',
    description:
      'The page of the link stores nothing: no visit, no answers, no files, no events, and it spends no allowance. ' +
      'A new link ends the previous one. A link also ends when you save or discard the draft.',
    method: 'POST',
    path: '/winkSites/{id}/draft/share',
    body: z.object({ hours: z.literal(shareHours) }),
    answer: draftShareSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  stopSharing: endpoint({
    ...ofOne,
    operationId: 'stopSharingWinkSiteDraft',
    summary: 'End the link to your draft of a site',
    method: 'DELETE',
    path: '/winkSites/{id}/draft/share',
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  getNewShare: endpoint({
    ...ofNew,
    operationId: 'getNewWinkSiteShare',
    summary: 'Get the link to your site that was never saved',
    method: 'GET',
    answer: draftShareSchema,
    errors: [],
  }),
  shareNew: endpoint({
    ...ofNew,
    operationId: 'shareNewWinkSite',
    summary: 'Create a link with which anybody can try a site that was never saved',
    description: 'As for a draft. You can share one new site in each mode; its pages are kept until the link ends.',
    method: 'POST',
    body: newSiteDraftSchema.extend({ hours: z.literal(shareHours) }),
    answer: draftShareSchema,
    errors: [],
  }),
  changeNewShare: endpoint({
    ...ofNew,
    operationId: 'changeNewWinkSiteShare',
    summary: 'Change what the link to your new site shows',
    description: 'Does nothing when the link has ended.',
    method: 'PUT',
    body: newSiteDraftSchema.extend({ id: idSchema.describe('The id of the site in the link.') }),
    answer: null,
    errors: [],
  }),
  stopSharingNew: endpoint({
    ...ofNew,
    operationId: 'stopSharingNewWinkSite',
    summary: 'End the link to your new site',
    method: 'DELETE',
    query: modeQuery.extend({
      id: idSchema.optional().describe('The id of the site in the link; a link to another new site stays.'),
    }),
    answer: null,
    errors: [],
  }),
  live: endpoint({
    tag,
    auth: 'developer',
    operationId: 'listenToWinkSites',
    summary: 'Stream changes to sites and their drafts',
    description:
      'Server-sent events: each names a site that was saved or deleted, or of which a draft was kept, ' +
      'discarded or taken over. The stream ends after some minutes; open it again then. You can have ten at a ' +
      'time.',
    method: 'GET',
    path: '/winkSites/live',
    query: modeQuery,
    answer: z.object({ winkSiteId: z.string() }),
    isStream: true,
    errors: [],
  }),
} as const;
