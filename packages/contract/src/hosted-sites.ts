import { z } from 'zod';
import { idParams, modeSchema, versionNumberSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fileTypeSchema } from './file-types.ts';
import { providerSchema } from './providers.ts';
import { siteLimits } from './site-limits.ts';
import { siteSessionStatuses } from './site-sessions.ts';
import { winkTemplateSchema } from './wink-templates.ts';

/** Limits of one answer, and of all answers of a form together. */
export const answerLimits = { characters: 2000, formBytes: 64_000 } as const;
/** How long a visitor can resume an unfinished visit, and how long an older site version accepts visits. */
export const resumeSeconds = 24 * 3600;

/** The page's `SiteFlow` of the site model, compiled by the server. */
const flowSchema = z.record(z.string(), z.unknown());

const hostedSiteSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  mode: modeSchema,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  /** Colour of the widget's template, for sites without their own. */
  templateColor: z.string(),
  termsUrl: z.string(),
  privacyUrl: z.string(),
  flow: flowSchema,
});
export type HostedSite = z.infer<typeof hostedSiteSchema>;

/**
 * Text as typed, or a number for number fields; an object for a range; a boolean for a checkbox; a list for a checkbox
 * group; null if unanswered.
 */
const simpleAnswers = [
  z.string().max(answerLimits.characters),
  z.number(),
  z.boolean(),
  z.array(z.string().max(siteLimits.label)).max(siteLimits.options).readonly(),
  z.strictObject({ startDate: z.string().max(40), endDate: z.string().max(40) }),
] as const;
const entrySchema = z.record(z.string().max(siteLimits.reference), z.union(simpleAnswers).nullable());
const entriesSchema = z
  .strictObject({ entries: z.array(entrySchema).max(siteLimits.entries).readonly() })
  .describe('Entries of a repeating group, keyed by field reference.');
const answersSchema = z.record(z.string().max(100), z.union([...simpleAnswers, entriesSchema]).nullable());

const accessShape = {
  sessionId: z.string(),
  userId: z.string(),
  token: z.string(),
  expiresAt: z.string(),
};
const startedSchema = z.object({ ...accessShape, resumeKey: z.string() });
export type StartedSession = z.infer<typeof startedSchema>;

const resumedSchema = z.object({
  ...accessShape,
  site: hostedSiteSchema.describe('Pages of the version in which the session began.'),
  status: z.enum(siteSessionStatuses),
  urlParams: z.record(z.string(), z.string()),
  path: z.array(z.string()).describe('References of the modules that were passed, in order.'),
  forms: z.record(z.string(), z.record(z.string(), z.unknown())).describe('Stored answers by reference of the module.'),
  ordinal: z.number().int(),
});
export type ResumedSession = z.infer<typeof resumedSchema>;

const managedSchema = z.object({
  token: z.string(),
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  themeColor: z.string(),
  winkTemplateId: z.string().nullable(),
});
export type ManagedSession = z.infer<typeof managedSchema>;

/** A draft with all data that its page would otherwise request during a visit. */
const sharedDraftSchema = z.object({
  mode: modeSchema,
  companyName: z.string(),
  companyLogoUrl: z.string().nullable(),
  templateColor: z.string(),
  termsUrl: z.string(),
  privacyUrl: z.string(),
  flow: flowSchema,
  /** The site's widget templates and the built-in one. Empty, like the next two, if the site has no widget. */
  templates: z.array(winkTemplateSchema),
  providers: z.array(providerSchema),
  fileTypes: z.array(fileTypeSchema),
  expiresAt: z.string(),
});
export type SharedDraft = z.infer<typeof sharedDraftSchema>;

const nextSchema = z.union([
  z.strictObject({ screen: z.string() }),
  z.strictObject({ url: z.string() }),
  z.strictObject({ end: z.literal(true) }),
]);
export type NextStep = z.infer<typeof nextSchema>;

const finishedSchema = z.object({
  status: z.enum(siteSessionStatuses),
  ending: z.string().nullable().describe('Reference of the ending that the visit reached; null if it reached none.'),
  exitUrl: z.string().nullable(),
  manageUrl: z.string(),
  /** Connected providers and stored documents, newest last. */
  sources: z.array(z.object({ name: z.string(), logoUrl: z.string() })),
});
export type FinishedSession = z.infer<typeof finishedSchema>;

const key = z.string().min(1).max(200);
const reference = z.string().min(1).max(100);
const urlParams = z.record(z.string().max(100), z.string().max(500));
const tag = 'Hosted sites';
const ofSite = { tag, api: 'hosted', auth: 'public', params: idParams } as const;
const ofSession = { tag, auth: 'link', params: idParams, errors: ['MISSING_RESOURCE'] } as const;

/** Calls of a hosted page without a token; below `/hosted/v1`. */
export const hostedSitesApi = {
  get: endpoint({
    ...ofSite,
    operationId: 'getHostedSite',
    summary: 'Get a published site for its page',
    method: 'GET',
    path: '/sites/{id}',
    answer: hostedSiteSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  view: endpoint({
    ...ofSite,
    operationId: 'createSiteView',
    summary: 'Count an anonymous view',
    method: 'POST',
    path: '/sites/{id}/views',
    body: z.object({
      version: versionNumberSchema,
    }),
    answer: null,
    errors: ['MISSING_RESOURCE', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  start: endpoint({
    ...ofSite,
    operationId: 'createSiteSession',
    summary: 'Begin a session of a new end user, or of the owner of the given token',
    method: 'POST',
    path: '/sites/{id}/sessions',
    body: z.object({
      version: versionNumberSchema,
      urlParams: urlParams.default({}),
      userToken: z.string().min(1).max(2000).optional(),
    }),
    status: 201,
    answer: startedSchema,
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT', 'INVALID_TOKEN', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  resume: endpoint({
    ...ofSite,
    operationId: 'resumeSiteSession',
    summary: 'Resume a session within 24 hours',
    method: 'POST',
    path: '/sites/{id}/sessions/resume',
    body: z.object({ resumeKey: key }),
    answer: resumedSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  manage: endpoint({
    ...ofSite,
    operationId: 'manageSiteSession',
    summary: 'Exchange the key in the link of a finished session for a token to view and revoke',
    method: 'POST',
    path: '/sites/{id}/manage',
    body: z.object({ manageKey: key }),
    answer: managedSchema,
    errors: ['MISSING_RESOURCE', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  openDraft: endpoint({
    ...ofSite,
    operationId: 'openSharedDraft',
    summary: 'Exchange the key in the link of a shared draft for what its page shows; nothing is stored',
    method: 'POST',
    path: '/sites/{id}/draft',
    body: z.object({ draftKey: key }),
    answer: sharedDraftSchema,
    errors: ['MISSING_RESOURCE', 'LINK_EXPIRED', 'REQUEST_LIMIT_EXCEEDED'],
  }),
} as const;

/** High limit per address, because many phones may share one. */
export const submissionLimits = {
  session: { max: 60, windowSeconds: 60 },
  address: { max: 600, windowSeconds: 60 },
} as const;

/** Calls with the end user's token; part of the Link API of the site's mode. */
export const siteVisitApi = {
  submitForm: endpoint({
    ...ofSession,
    operationId: 'submitSiteForm',
    summary: 'Store the answers of a form screen; `ordinal` counts the submissions of the session',
    description: `At most ${submissionLimits.session.max} submissions a minute for a session, and ${submissionLimits.address.max} from an address.`,
    method: 'POST',
    path: '/sessions/{id}/forms',
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT', 'REQUEST_LIMIT_EXCEEDED'],
    body: z.object({ reference, data: answersSchema, ordinal: z.number().int().min(1).max(100_000) }),
    answer: z.object({ form: z.object({ id: z.string(), createdAt: z.string() }), next: nextSchema }),
  }),
  recordStep: endpoint({
    ...ofSession,
    operationId: 'createSiteStep',
    summary: 'Record that a screen was shown, passed or refused; names of fields only, never what was entered',
    method: 'POST',
    path: '/sessions/{id}/steps',
    errors: ['MISSING_RESOURCE', 'EDIT_CONFLICT', 'REQUEST_LIMIT_EXCEEDED'],
    body: z.object({
      reference,
      kind: z.enum(['SHOWN', 'PASSED', 'INVALID']),
      fields: z.array(z.string().max(100)).max(500).default([]),
    }),
    answer: null,
  }),
  listOptions: endpoint({
    ...ofSession,
    operationId: 'listSiteOptions',
    summary: 'Get the options of a searchable select in the version of the session',
    method: 'GET',
    path: '/sessions/{id}/options/{component}',
    params: idParams.extend({ component: reference }),
    query: z.object({
      language: z.string().max(siteLimits.languageCode).optional().describe('Labels without a translation stay.'),
    }),
    errors: ['MISSING_RESOURCE', 'REQUEST_LIMIT_EXCEEDED'],
    answer: z.object({
      optionLines: z.string().describe('One option per line: the label, then after a tab the value if it differs.'),
    }),
  }),
  finish: endpoint({
    ...ofSession,
    operationId: 'finishSiteSession',
    summary: 'End a session; SUCCESS only at a real end of the site',
    description:
      'The ending of the site decides the outcome: after a declined ending the answer has the status FAILURE.',
    method: 'PUT',
    path: '/sessions/{id}',
    body: z.object({ status: z.enum(['SUCCESS', 'FAILURE']) }),
    answer: finishedSchema,
  }),
} as const;
