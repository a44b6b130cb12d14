import { z } from 'zod';
import {
  dateRangeQuery,
  dateTimeSchema,
  idParams,
  idSchema,
  listOf,
  modeQuery,
  pageQuery,
  versionTextSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { formSchema } from './forms.ts';

const sessionPageSize = 20;

/** `PENDING` until the end user does something; `REVOKED` once all shared data is revoked. */
export const siteSessionStatuses = ['SUCCESS', 'FAILURE', 'IN_PROGRESS', 'PENDING', 'REVOKED'] as const;
const statusSchema = z.enum(siteSessionStatuses).meta({ id: 'WinkSiteSessionStatus' });
export type SiteSessionStatus = z.infer<typeof statusSchema>;

/** One visit of an end user to a site. */
const sessionSchema = z
  .object({
    id: z.string(),
    winkSiteId: z.string(),
    winkSiteName: z.string().describe('Name of the site when the session began.'),
    userId: z.string(),
    status: statusSchema,
    isDeclined: z.boolean().describe('Ended with `FAILURE` at an ending that declines.'),
    version: z.number().int().describe('Version of the site for the whole session.'),
    createdAt: dateTimeSchema,
    updatedAt: dateTimeSchema,
  })
  .meta({ id: 'WinkSiteSession' });
export type SiteSession = z.infer<typeof sessionSchema>;

const passedScreenSchema = z.object({
  reference: z.string().describe('Reference of the screen’s module, as in forms.'),
  screenName: z.string().nullable().describe('Null if the version of the site was deleted.'),
  seconds: z.number().int().nullable().describe('Time from first shown to last passed.'),
});

const sessionDetailsSchema = sessionSchema
  .extend({
    path: z.array(passedScreenSchema).describe('The screens that were passed, in order.'),
    finishedAt: dateTimeSchema.nullable(),
  })
  .meta({ id: 'WinkSiteSessionDetails' });
export type SiteSessionDetails = z.infer<typeof sessionDetailsSchema>;

const count = z.number().int();

const screenFunnelSchema = z.object({
  reference: z.string().describe('Reference of the screen’s module, as in forms.'),
  screenName: z.string(),
  shown: count.describe('Sessions that saw the screen.'),
  passed: count.describe('Sessions that continued from it at least once.'),
  left: count.describe('Sessions that saw it and did not continue.'),
  medianSeconds: z.number().int().nullable().describe('Time from first shown to last passed.'),
  refusedFields: z
    .array(z.object({ field: z.string(), sessions: count }))
    .describe('Names of fields with refused answers, most frequent first; never the answers.'),
  branches: z
    .array(z.object({ reference: z.string().nullable(), screenName: z.string().nullable(), sessions: count }))
    .describe('Next screens of the sessions, after their last pass; null is the end of the site.'),
});

const funnelSchema = z
  .object({
    version: count,
    views: count.describe('Number of page openings, with and without a session.'),
    sessions: count,
    screens: z.array(screenFunnelSchema).describe('In the order of the site.'),
  })
  .meta({ id: 'WinkSiteFunnel' });
export type SiteFunnel = z.infer<typeof funnelSchema>;

const tag = 'Wink site sessions';
const ofOne = { tag, auth: 'developer', params: idParams, query: modeQuery, errors: ['MISSING_RESOURCE'] } as const;

export const siteSessionsApi = {
  list: endpoint({
    operationId: 'listWinkSiteSessions',
    summary: 'List the sessions of hosted sites, newest first',
    description: 'startDate and endDate filter the day on which the session began, both days included.',
    tag,
    method: 'GET',
    path: '/winkSiteSessions',
    auth: 'developer',
    query: pageQuery(sessionPageSize).extend({
      ...modeQuery.shape,
      userId: idSchema.optional(),
      winkSiteId: idSchema.optional(),
      status: statusSchema.optional(),
      ...dateRangeQuery.shape,
    }),
    answer: listOf(sessionSchema),
  }),
  get: endpoint({
    ...ofOne,
    operationId: 'getWinkSiteSession',
    summary: 'Get a session of a hosted site with its path',
    method: 'GET',
    path: '/winkSiteSessions/{id}',
    answer: sessionDetailsSchema,
  }),
  getFunnel: endpoint({
    ...ofOne,
    operationId: 'getWinkSiteFunnel',
    summary: 'Get the funnel of a site version, screen by screen',
    method: 'GET',
    path: '/winkSites/{id}/funnel',
    query: modeQuery.extend({
      version: versionTextSchema.optional().describe('Defaults to the newest version.'),
      ...dateRangeQuery.shape,
    }),
    description: '`startDate` and `endDate` are UTC days, both included, on which the visits began.',
    answer: funnelSchema,
  }),
  listForms: endpoint({
    ...ofOne,
    operationId: 'listWinkSiteSessionForms',
    summary: 'List the forms of a session, in the order in which they were first submitted',
    method: 'GET',
    path: '/winkSiteSessions/{id}/forms',
    answer: z.array(formSchema),
  }),
} as const;
