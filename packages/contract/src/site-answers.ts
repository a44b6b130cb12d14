import { z } from 'zod';
import { answerOutcomes, maxAnswerSearch } from './answer-search.ts';
import { dateRangeQuery, dateTimeSchema, idParams, listOf, modeQuery, pageQuery, versionTextSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

const answerPageSize = 20;
const outcomeSchema = z.enum([...answerOutcomes, 'PENDING']).meta({ id: 'WinkSiteOutcome' });
export type SiteOutcome = z.infer<typeof outcomeSchema>;

const optionSchema = z.object({ label: z.string(), value: z.string() });

const questionSchema = z
  .object({
    key: z.string().describe('Reference of the screen’s module and name of the field, joined by a dot.'),
    reference: z.string(),
    screenName: z.string(),
    name: z.string(),
    label: z.string().describe('Question in this version; `…` stands for the value of a variable.'),
    kind: z.string().describe('One of `text`, `number`, `day`, `range`, `choice`, `choices` and `files`.'),
    options: z.array(optionSchema),
    currency: z.string().nullable(),
  })
  .meta({ id: 'WinkSiteQuestion' });
export type SiteQuestion = z.infer<typeof questionSchema>;

const responseShape = {
  sessionId: z.string(),
  userId: z.string(),
  version: z.number().int(),
  outcome: outcomeSchema,
  createdAt: dateTimeSchema,
  finishedAt: dateTimeSchema.nullable(),
};

const responseSchema = z
  .object({
    ...responseShape,
    answers: z.record(z.string(), z.string()).describe('Answers as text, by key of the question.'),
  })
  .meta({ id: 'WinkSiteResponse' });
export type SiteResponse = z.infer<typeof responseSchema>;

const responseDetailsSchema = z
  .object({
    ...responseShape,
    winkSiteId: z.string(),
    winkSiteName: z.string(),
    screens: z.array(
      z.object({
        reference: z.string(),
        screenName: z.string(),
        submittedAt: dateTimeSchema,
        answers: z.array(
          z.object({
            name: z.string(),
            label: z.string().describe('Text as shown to this person.'),
            shown: z.string().describe('Empty when unanswered.'),
            value: z.unknown().describe('As stored.'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'WinkSiteResponseDetails' });
export type SiteResponseDetails = z.infer<typeof responseDetailsSchema>;

const count = z.number().int();
const figuresSchema = questionSchema.extend({
  answered: count,
  unanswered: count.describe('Number of sent forms, or entries, without an answer to it.'),
  choices: z
    .array(optionSchema.extend({ count }))
    .describe('For options: how often each was chosen, every choice of a group counted.'),
  numbers: z.object({ min: z.number(), median: z.number(), mean: z.number(), max: z.number() }).nullable(),
  days: z.object({ earliest: z.string(), median: z.string(), latest: z.string() }).nullable(),
});
export type QuestionFigures = z.infer<typeof figuresSchema>;
const questionStatisticsSchema = figuresSchema.extend({
  fields: z.array(figuresSchema).describe('For a repeating group: its fields, counted across all entries.'),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

const statisticsSchema = z
  .object({
    version: z.number().int(),
    responses: count.describe('Visits with answers that are counted.'),
    isPartial: z.boolean().describe('Whether only the newest visits are counted, because there are more.'),
    screens: z.array(
      z.object({
        reference: z.string(),
        screenName: z.string(),
        submitted: count,
        shown: count.describe(
          'Visits of the version that began on these days and saw the screen, whatever the outcome.',
        ),
        left: count.describe('Visits among them that did not continue.'),
        questions: z.array(questionStatisticsSchema),
      }),
    ),
  })
  .meta({ id: 'WinkSiteAnswerStatistics' });
export type AnswerStatistics = z.infer<typeof statisticsSchema>;

const daysAndOutcome = { outcome: z.enum(answerOutcomes).optional(), ...dateRangeQuery.shape };
const searchText = z.string().trim().min(1).max(maxAnswerSearch).optional();
const filterShape = {
  ...daysAndOutcome,
  text: searchText.describe('Finds answers that contain it, whatever the case of its letters.'),
  question: z
    .string()
    .max(300)
    .regex(/^[^.]+\../, 'must be the reference of a module and the name of a field, joined by a dot')
    .optional()
    .describe('Key of the question that `answer` is about.'),
  answer: searchText.describe('The stored answer to `question`, or a part of it.'),
  match: z.enum(['is', 'contains']).default('contains').describe('Comparison with `answer`.'),
};

const exportFormats = ['CSV', 'XLSX'] as const;
export type AnswerExportFormat = (typeof exportFormats)[number];
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const tag = 'Wink site answers';
const ofSite = { tag, auth: 'developer', params: idParams, errors: ['MISSING_RESOURCE'] } as const;

export const siteAnswersApi = {
  list: endpoint({
    ...ofSite,
    operationId: 'listWinkSiteAnswers',
    summary: 'List the visits of a site that have answers, newest first',
    description:
      'A page may have fewer items than requested, even none, although more exist: each request searches ' +
      'a limited number of visits.',
    method: 'GET',
    path: '/winkSites/{id}/answers',
    query: pageQuery(answerPageSize).extend({
      ...modeQuery.shape,
      version: versionTextSchema.optional(),
      ...filterShape,
    }),
    answer: listOf(responseSchema).extend({
      questions: z.array(questionSchema).describe('Questions of the versions on this page, with the newest text.'),
    }),
  }),
  get: endpoint({
    ...ofSite,
    operationId: 'getWinkSiteResponse',
    summary: 'Get the answers of one visit as its version asked for them',
    method: 'GET',
    path: '/winkSiteSessions/{id}/answers',
    query: modeQuery,
    answer: responseDetailsSchema,
  }),
  getStatistics: endpoint({
    ...ofSite,
    operationId: 'getWinkSiteAnswerStatistics',
    summary: 'Get counts, ranges, medians and drop-off of a version’s questions',
    method: 'GET',
    path: '/winkSites/{id}/answers/statistics',
    query: modeQuery.extend({
      version: versionTextSchema.optional().describe('Defaults to the newest version.'),
      ...daysAndOutcome,
    }),
    answer: statisticsSchema,
  }),
  export: endpoint({
    ...ofSite,
    operationId: 'exportWinkSiteAnswers',
    summary: 'Download the answers to a version as CSV or XLSX',
    description: 'Texts in the file cannot act as formulas. An export that is too large is refused; choose fewer days.',
    method: 'GET',
    path: '/winkSites/{id}/answers/export',
    query: modeQuery.extend({
      format: z.enum(exportFormats),
      version: versionTextSchema.optional().describe('Defaults to the newest version.'),
      ...filterShape,
    }),
    answer: file(['text/csv', xlsxType], { isGenerated: true }),
    errors: ['MISSING_RESOURCE', 'REQUEST_LIMIT_EXCEEDED'],
  }),
} as const;
