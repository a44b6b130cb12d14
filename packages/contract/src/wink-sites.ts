import { z } from 'zod';
import {
  countSchema,
  dateTimeSchema,
  idParams,
  idSchema,
  listOf,
  modeQuery,
  pageQuery,
  versionNumberSchema,
  versionTextSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { siteLimits } from './site-limits.ts';
import { siteTemplateV2InputSchema, siteTemplateV2Schema } from './site-template-v2.ts';
import { siteTemplateV3Schema } from './site-template-v3.ts';

const sitePageSize = 20;
/** Sort orders: newest first, last changed first, or by name. */
const siteOrders = ['CREATED', 'UPDATED', 'NAME'] as const;
export type SiteOrder = (typeof siteOrders)[number];
/** Default name. */
export const defaultSiteName = 'Default Customization Wink Site';
/** Shown if the site's template no longer exists. */
export const invalidTemplateName = 'Invalid WinkTemplate';

/** `LOWCODE` sites are made in the builder (v3), `DEFAULT` sites in the drawer (v2). */
const siteTypeSchema = z.enum(['DEFAULT', 'LOWCODE']).meta({ id: 'WinkSiteType' });
export type SiteType = z.infer<typeof siteTypeSchema>;

/** A developer of the tenant; the name is null after they left. */
export const editorSchema = z.object({ id: z.string(), name: z.string().nullable() });

const siteShape = {
  id: z.string(),
  name: z.string(),
  folder: z.string().nullable().describe('Folder in the list of sites.'),
  enabled: z.boolean().describe('Published: the page at `url` takes visitors.'),
  url: z.string(),
  winkTemplateId: z.string().nullable(),
  winkTemplateName: z.string().nullable(),
  version: z.number().int().describe('Counts the saves that changed something.'),
  hasDraft: z.boolean().describe('You have a draft: changes that are kept but not saved.'),
  draftAuthors: z.array(editorSchema).describe('Everybody who has a draft of the site, you included.'),
  createdAt: dateTimeSchema,
  updatedAt: dateTimeSchema,
};

const siteSchema = z.object({ ...siteShape, type: siteTypeSchema }).meta({ id: 'WinkSite' });
export type WinkSite = z.infer<typeof siteSchema>;

export const draftRevisionSchema = countSchema;
const detailShape = {
  ...siteShape,
  draftRevision: draftRevisionSchema.describe('Revision of your draft, to send with the next save; 0 without a draft.'),
};

const siteDetailsSchema = z
  .discriminatedUnion('type', [
    z.object({ ...detailShape, type: z.literal('DEFAULT'), winkSiteTemplate: siteTemplateV2Schema }),
    z.object({ ...detailShape, type: z.literal('LOWCODE'), winkSiteTemplate: siteTemplateV3Schema }),
  ])
  .meta({ id: 'WinkSiteDetails' });
export type WinkSiteDetails = z.infer<typeof siteDetailsSchema>;

const folderNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(siteLimits.folder, `The folder name must be at most ${siteLimits.folder} characters`);

const folderSchema = z
  .object({ name: z.string(), sites: countSchema.describe('Sites in the folder.') })
  .meta({ id: 'WinkSiteFolder' });
export type SiteFolder = z.infer<typeof folderSchema>;

export const siteNameSchema = z
  .string()
  .trim()
  .max(siteLimits.name, `The site name must be at most ${siteLimits.name} characters`);

/** Content by editor; a missing `type` means the drawer. */
export const v2ContentShape = { type: z.literal('DEFAULT').optional(), winkSiteTemplate: siteTemplateV2InputSchema };
export const v3ContentShape = { type: z.literal('LOWCODE'), winkSiteTemplate: siteTemplateV3Schema };

const inputShape = {
  name: siteNameSchema.optional(),
  winkTemplateId: idSchema.nullish().describe('Widget template; replaces the one in pages written in the drawer.'),
};
const newShape = { ...inputShape, enabled: z.boolean().default(true) };
const changeShape = {
  ...inputShape,
  enabled: z.boolean().optional().describe('Unchanged if missing.'),
  baseVersion: versionNumberSchema
    .optional()
    .describe('The version that was changed; refused with `EDIT_CONFLICT` when there is a newer one.'),
  baseName: z
    .string()
    .max(siteLimits.name)
    .optional()
    .describe('The name as it was read; refused with `EDIT_CONFLICT` if it has changed.'),
  baseEnabled: z
    .boolean()
    .optional()
    .describe('`enabled` as it was read; refused with `EDIT_CONFLICT` if it has changed.'),
  baseRevision: draftRevisionSchema
    .optional()
    .describe(
      'The revision of your draft that this publishes, 0 without one; refused with `EDIT_CONFLICT` when it is ' +
        'not the last. Your draft ends, and drafts of others are rebased onto the new version. Left out, no ' +
        'draft is touched.',
    ),
};

export const newSiteSchema = z
  .discriminatedUnion('type', [
    z.object({ ...newShape, ...v2ContentShape }),
    z.object({ ...newShape, ...v3ContentShape }),
  ])
  .meta({ id: 'WinkSitePostRequest' });
export type NewSite = z.output<typeof newSiteSchema>;

const siteChangeSchema = z
  .discriminatedUnion('type', [
    z.object({ ...changeShape, ...v2ContentShape }),
    z.object({ ...changeShape, ...v3ContentShape }),
  ])
  .meta({ id: 'WinkSitePutRequest' });
export type SiteChange = z.output<typeof siteChangeSchema>;

/** A finding of the site check, such as an unreachable screen. */
const findingSchema = z
  .object({
    kind: z.string().describe('As in `unreachable-screen`.'),
    text: z.string(),
    screen: z.string().nullable().describe('Reference of the screen; null for the site as a whole.'),
    component: z.string().nullable().describe('Reference of the component.'),
  })
  .meta({ id: 'WinkSiteFinding' });
export type SiteFinding = z.infer<typeof findingSchema>;

const versionShape = {
  version: z.number().int(),
  hash: z.string().describe('Equal pages have equal hashes.'),
  findings: z.array(findingSchema).nullable().describe('Findings about the saved pages; null for older versions.'),
  restoredFrom: z.number().int().nullable(),
  createdBy: editorSchema.nullable(),
  createdAt: dateTimeSchema,
};
const versionSchema = z
  .object({ ...versionShape, sessions: z.number().int().describe('Sessions that began with this version.') })
  .meta({ id: 'WinkSiteVersion' });
export type SiteVersion = z.infer<typeof versionSchema>;
const versionDetailsSchema = z
  .discriminatedUnion('type', [
    z.object({ ...versionShape, type: z.literal('DEFAULT'), winkSiteTemplate: siteTemplateV2Schema }),
    z.object({ ...versionShape, type: z.literal('LOWCODE'), winkSiteTemplate: siteTemplateV3Schema }),
  ])
  .meta({ id: 'WinkSiteVersionDetails' });
export type SiteVersionDetails = z.infer<typeof versionDetailsSchema>;

const versionParams = idParams.extend({
  version: versionTextSchema,
});

const tag = 'Wink sites';
const ofOne = { tag, auth: 'developer', params: idParams, query: modeQuery } as const;
const ofVersion = { ...ofOne, params: versionParams } as const;

export const winkSitesApi = {
  list: endpoint({
    operationId: 'listWinkSites',
    summary: 'List the sites of a mode, newest first unless said otherwise',
    tag,
    method: 'GET',
    path: '/winkSites',
    auth: 'developer',
    query: pageQuery(sitePageSize).extend({
      ...modeQuery.shape,
      name: z
        .string()
        .trim()
        .max(siteLimits.name)
        .optional()
        .describe('Part of the name; neither case nor accents matter.'),
      folder: z.string().max(siteLimits.folder).optional().describe('Only sites of this folder.'),
      sort: z.enum(siteOrders).optional().describe('Use the same order for all pages of a list.'),
    }),
    answer: listOf(siteSchema),
  }),
  get: endpoint({
    ...ofOne,
    operationId: 'getWinkSite',
    summary: 'Get a site with its pages',
    method: 'GET',
    path: '/winkSites/{id}',
    answer: siteDetailsSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  create: endpoint({
    operationId: 'createWinkSite',
    summary: 'Create a site, published unless said otherwise',
    tag,
    method: 'POST',
    path: '/winkSites',
    auth: 'developer',
    query: modeQuery,
    body: newSiteSchema,
    status: 201,
    answer: siteDetailsSchema,
  }),
  update: endpoint({
    ...ofOne,
    operationId: 'updateWinkSite',
    summary: 'Save a site; changed pages make a new version, which visitors get from then on',
    method: 'PUT',
    path: '/winkSites/{id}',
    body: siteChangeSchema,
    answer: siteDetailsSchema,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT'],
  }),
  setStatus: endpoint({
    ...ofOne,
    operationId: 'setWinkSiteStatus',
    summary: 'Publish or unpublish a site',
    method: 'PUT',
    path: '/winkSites/{id}/status',
    body: z.object({ enabled: z.boolean() }),
    answer: siteSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  move: endpoint({
    ...ofOne,
    operationId: 'moveWinkSite',
    summary: 'Move a site to a folder, which exists while a site is in it, or out of its folder',
    method: 'PUT',
    path: '/winkSites/{id}/folder',
    body: z.object({
      folder: folderNameSchema.nullable().describe('An existing folder (case is ignored), or a new one.'),
    }),
    answer: siteSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  listFolders: endpoint({
    operationId: 'listWinkSiteFolders',
    summary: 'List the folders of a mode by name',
    tag,
    method: 'GET',
    path: '/winkSiteFolders',
    auth: 'developer',
    query: modeQuery,
    answer: z.object({ items: z.array(folderSchema) }),
  }),
  remove: endpoint({
    ...ofOne,
    operationId: 'deleteWinkSite',
    summary: 'Delete a site; its page ends at once, its sessions keep its name',
    method: 'DELETE',
    path: '/winkSites/{id}',
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
  listVersions: endpoint({
    ...ofOne,
    operationId: 'listWinkSiteVersions',
    summary: 'List the versions of a site, newest first',
    method: 'GET',
    path: '/winkSites/{id}/versions',
    query: pageQuery(sitePageSize).extend(modeQuery.shape),
    answer: listOf(versionSchema),
    errors: ['MISSING_RESOURCE'],
  }),
  getVersion: endpoint({
    ...ofVersion,
    operationId: 'getWinkSiteVersion',
    summary: 'Get a version of a site with its pages',
    method: 'GET',
    path: '/winkSites/{id}/versions/{version}',
    answer: versionDetailsSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  restoreVersion: endpoint({
    ...ofVersion,
    operationId: 'restoreWinkSiteVersion',
    summary: 'Make an earlier version the newest one',
    method: 'POST',
    path: '/winkSites/{id}/versions/{version}/restore',
    answer: siteDetailsSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
