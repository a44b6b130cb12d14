import { z } from 'zod';
import { dateTimeSchema, idParams, idSchema, listOf, modeQuery, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pictureUrlSchema } from './images.ts';

export const defaultTemplateId = 'default_customization';
export const defaultTemplateName = 'Default';
export const defaultThemeColor = '#167e1c';
const templatePageSize = 10;
/** Page size of the template picker. */
export const templateChoiceSize = 50;

export const templateLimits = {
  name: 100,
  companyName: 100,
  usageText: 500,
  buttonText: 40,
  successText: 300,
  topProviders: 10,
  listedIds: 200,
  connectedAccounts: 1000,
} as const;

/** How a template configures the widget; the built-in one has the id `default_customization`. */
export const winkTemplateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    companyName: z.string(),
    companyLogoUrl: z.string().nullable(),
    themeColor: z.string(),
    enableUpload: z.boolean(),
    fileTypeConfig: z.object({ fileTypes: z.array(z.string()) }),
    providerConfig: z.object({
      providers: z.array(z.string()),
      topProviders: z.array(z.string()),
      excludeConnectedProviders: z.boolean(),
    }),
    successPageConfig: z.object({
      successText: z.string(),
      doneButtonText: z.string(),
      connectMoreAccountsButtonText: z.string(),
      /** The button to connect more is hidden after this many accounts; -1 never hides it. */
      connectedAccountLimit: z.number().int(),
    }),
    consentPageConfig: z.object({ enabled: z.boolean(), getStartedButtonText: z.string() }),
    usageText: z.string(),
    enableLearnMoreLink: z.boolean(),
  })
  .meta({ id: 'WinkTemplate' });
export type WinkTemplate = z.infer<typeof winkTemplateSchema>;

/** As the portal stores it; the built-in template has no timestamps. */
const storedTemplateSchema = winkTemplateSchema
  .extend({ createdAt: dateTimeSchema.nullable(), updatedAt: dateTimeSchema.nullable() })
  .meta({ id: 'StoredWinkTemplate' });
export type StoredTemplate = z.infer<typeof storedTemplateSchema>;

const { topProviders: maxTopProviders, connectedAccounts: maxConnectedAccounts } = templateLimits;
const line = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`).default('');
const ids = z
  .array(idSchema)
  .max(templateLimits.listedIds)
  .default([])
  .transform((list) => [...new Set(list)]);

/** Template input; `enableUpload` follows from the file types. An empty name becomes `default`. */
export const templateInputSchema = z
  .object({
    name: line('Template Name', templateLimits.name).transform((name) => name || 'default'),
    companyName: line('Company Name', templateLimits.companyName),
    companyLogoUrl: pictureUrlSchema.nullable().default(null),
    themeColor: z
      .string()
      .trim()
      .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Theme Color must be a hex color such as #167e1c')
      .toLowerCase()
      .default(defaultThemeColor),
    fileTypeConfig: z.object({ fileTypes: ids }).prefault({}),
    providerConfig: z
      .object({
        providers: ids,
        topProviders: ids.refine(
          (list) => list.length <= maxTopProviders,
          `At most ${maxTopProviders} can be highlighted`,
        ),
        excludeConnectedProviders: z.boolean().default(false),
      })
      .prefault({}),
    successPageConfig: z
      .object({
        successText: line('Screen Text', templateLimits.successText),
        doneButtonText: line('Exit Button Text', templateLimits.buttonText),
        connectMoreAccountsButtonText: line('Next Button Text', templateLimits.buttonText),
        connectedAccountLimit: z
          .number()
          .int()
          .min(-1, 'The number must be at least 1, or -1 to never hide')
          .max(maxConnectedAccounts, `The number must be at most ${maxConnectedAccounts}`)
          .refine((limit) => limit === -1 || limit >= 1, 'The number must be at least 1, or -1 to never hide')
          .default(-1),
      })
      .prefault({}),
    consentPageConfig: z
      .object({
        enabled: z.boolean().default(true),
        getStartedButtonText: line('Start Button Text', templateLimits.buttonText),
      })
      .prefault({}),
    usageText: line('Usage Text', templateLimits.usageText),
    enableLearnMoreLink: z.boolean().default(true),
  })
  .meta({ id: 'WinkTemplateRequest' });
export type TemplateInput = z.output<typeof templateInputSchema>;

const tag = 'Wink templates';

export const winkTemplatesApi = {
  list: endpoint({
    operationId: 'listWinkTemplates',
    summary: 'List the templates of a mode, newest first',
    tag,
    method: 'GET',
    path: '/winkTemplates',
    auth: 'developer',
    query: pageQuery(templatePageSize).extend(modeQuery.shape),
    answer: listOf(storedTemplateSchema),
  }),
  get: endpoint({
    operationId: 'getWinkTemplate',
    summary: 'Get a template, or the built-in `default_customization`',
    tag,
    method: 'GET',
    path: '/winkTemplates/{id}',
    auth: 'developer',
    params: idParams,
    query: modeQuery,
    answer: storedTemplateSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  create: endpoint({
    operationId: 'createWinkTemplate',
    summary: 'Create a template',
    tag,
    method: 'POST',
    path: '/winkTemplates',
    auth: 'developer',
    query: modeQuery,
    body: templateInputSchema,
    status: 201,
    answer: storedTemplateSchema,
  }),
  update: endpoint({
    operationId: 'updateWinkTemplate',
    summary: 'Update a template',
    tag,
    method: 'PUT',
    path: '/winkTemplates/{id}',
    auth: 'developer',
    params: idParams,
    query: modeQuery,
    body: templateInputSchema,
    answer: storedTemplateSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  remove: endpoint({
    operationId: 'deleteWinkTemplate',
    summary: 'Delete a template; widgets that name it show the built-in one',
    tag,
    method: 'DELETE',
    path: '/winkTemplates/{id}',
    auth: 'developer',
    params: idParams,
    query: modeQuery,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
