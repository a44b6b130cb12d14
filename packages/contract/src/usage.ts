import { z } from 'zod';
import { dateSchema, dateTimeSchema, listOf, modeQuery, modeSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { countOf } from './texts.ts';

/** Metered actions, each with an allowance per mode. `RequestRecord` means signals. */
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

/** Units of the allowances, as used in sentences. */
export const usageUnits: Record<UsageAction, string> = {
  CreateWebhook: 'webhooks',
  CreateInvite: 'invitations',
  SubmitArchive: 'documents',
  RequestVerification: 'verifications',
  RequestRecord: 'signals requests',
  CreateBlacklist: 'blacklist lookups',
  CreateFootprint: 'digital footprint lookups',
  CreateMaw: 'MAW lookups',
  ConnectAccount: 'account connections',
};

/** `1 free webhook`, `1,000 free webhooks`. */
export function formatFreeCount(count: number, action: UsageAction): string {
  const things = `free ${usageUnits[action]}`;
  return countOf(count.toLocaleString('en-US'), things.replace(/s$/, ''), things);
}

const usageSummarySchema = z.object({
  action: usageActionSchema,
  enabled: z.boolean(),
  /** Null if the action is not metered. */
  usageDetail: z.object({ remainVolume: z.number().int(), totalVolume: z.number().int() }).nullable(),
});
export type UsageSummary = z.infer<typeof usageSummarySchema>;

/** Limit and usage of an action in a mode. */
const allowanceSchema = z.object({
  mode: modeSchema,
  action: usageActionSchema,
  /** False if the operator disabled the action. */
  isEnabled: z.boolean(),
  usedVolume: z.number().int(),
  /** Null for unlimited actions. */
  totalVolume: z.number().int().nullable(),
  remainVolume: z.number().int().nullable(),
  lastUsedAt: dateTimeSchema.nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

/** Usage in percent of the allowance at which administrators are warned. */
export const usageThresholds = [80, 100] as const;
export type UsageThreshold = (typeof usageThresholds)[number];

/** The highest threshold reached; null if none, and for unlimited actions. */
export function findThreshold(usedVolume: number, totalVolume: number | null): UsageThreshold | null {
  if (!totalVolume) return null;
  return usageThresholds.findLast((percent) => usedVolume * 100 >= percent * totalVolume) ?? null;
}

/** Counts of one UTC day: accounts started, accounts connected for the first time, users created. */
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
  allowances: endpoint({
    operationId: 'listAllowances',
    summary: 'List every allowance of a mode with its use',
    tag,
    method: 'GET',
    path: '/usages/allowances',
    auth: 'developer',
    query: modeQuery,
    answer: listOf(allowanceSchema),
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
