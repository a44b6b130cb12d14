import { z } from 'zod';
import { dateTimeSchema, modeQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { eventTypes } from './events.ts';
import { usageDaySchema } from './usage.ts';

const startStepSchema = z.enum([
  'CREATE_API_KEY',
  'CALL_API',
  'CREATE_USER',
  'CONNECT_ACCOUNT',
  'CREATE_WEBHOOK',
  'RECEIVE_EVENT',
]);
export type StartStep = z.infer<typeof startStepSchema>;

/** The dashboard's maximum count; this number means "or more". */
export const maxCounted = 10_000;

const dashboardSchema = z.object({
  /** The operator's announcement to all tenants; null for none. */
  announcement: z.string().nullable(),
  steps: z.array(z.object({ step: startStepSchema, isDone: z.boolean() })),
  /** Each at most `maxCounted`. */
  counts: z.object({
    userCount: z.number().int(),
    connectedAccountCount: z.number().int(),
    webhookCount: z.number().int(),
    undeliveredCount: z.number().int(),
  }),
  /**
   * The person whom the current developer last connected in the emulator; excluded from counts. Null without a
   * connection.
   */
  emulated: z.object({ userId: z.string(), fullName: z.string().nullable() }).nullable(),
  /** The last 30 days, oldest first. */
  days: z.array(usageDaySchema),
  /** Totals of the 30 days before. */
  before: usageDaySchema.omit({ date: true }),
  /**
   * Newest first; consecutive events of one account or archive are merged into one entry, represented by the newest.
   */
  events: z.array(
    z.object({
      id: z.string(),
      /** Newest first, without duplicates. */
      types: z.array(z.enum(eventTypes)),
      /** Null for events without an end user. */
      userId: z.string().nullable(),
      fullName: z.string().nullable(),
      provider: z.string().nullable(),
      accountId: z.string().nullable(),
      createdAt: dateTimeSchema,
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardApi = {
  get: endpoint({
    operationId: 'getDashboard',
    summary: 'Get the set-up progress and latest events of a mode',
    tag: 'Dashboard',
    method: 'GET',
    path: '/dashboard',
    auth: 'developer',
    query: modeQuery,
    answer: dashboardSchema,
  }),
} as const;
