import { z } from 'zod';
import { dateSchema, listOf, modeQuery, modeSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Actions with an allowance per mode. `RequestRecord` means signals. */
export const usageActionSchema = z
  .enum([
    'CreateWebhook',
    'CreateInvite',
    'SubmitArchive',
    'RequestVerification',
    'RequestRecord',
    'CreateBlacklist',
    'CreateFootprint',
    'CreateMaw',
    'ConnectAccount',
  ])
  .meta({ id: 'UsageAction' });
export type UsageAction = z.infer<typeof usageActionSchema>;

const usageSummarySchema = z.object({
  action: usageActionSchema,
  enabled: z.boolean(),
  /** Null where the action is not metered. */
  usageDetail: z.object({ remainVolume: z.number().int(), totalVolume: z.number().int() }).nullable(),
});
export type UsageSummary = z.infer<typeof usageSummarySchema>;

/** Counts of one UTC day: accounts begun, accounts connected for the first time, users created. */
export const usageDaySchema = z.object({
  date: dateSchema,
  accountCount: z.number().int(),
  connectedAccountCount: z.number().int(),
  userCount: z.number().int(),
});
export type UsageDay = z.infer<typeof usageDaySchema>;

const tag = 'Usage';

export const usageApi = {
  summary: endpoint({
    operationId: 'getUsageSummary',
    summary: 'Get the remaining allowances of a mode',
    tag,
    method: 'GET',
    path: '/usages/summary',
    auth: 'developer',
    query: modeQuery,
    answer: z.object({ actionUsageSummaries: z.array(usageSummarySchema) }),
  }),
  accounts: endpoint({
    operationId: 'listAccountUsage',
    summary: 'Accounts and users per day',
    tag,
    method: 'GET',
    path: '/usages/accounts',
    auth: 'developer',
    query: z.object({ mode: modeSchema, startDate: dateSchema, endDate: dateSchema }),
    answer: listOf(usageDaySchema),
  }),
} as const;
