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

/** How far the dashboard counts: this number stands for that many or more. */
export const mostCounted = 10_000;

const dashboardSchema = z.object({
  /** What the operator tells everybody; null when there is nothing to tell. */
  announcement: z.string().nullable(),
  steps: z.array(z.object({ step: startStepSchema, isDone: z.boolean() })),
  /** Each at most `mostCounted`. */
  counts: z.object({
    userCount: z.number().int(),
    connectedAccountCount: z.number().int(),
    webhookCount: z.number().int(),
    undeliveredCount: z.number().int(),
  }),
  /** The last 30 days, oldest first. */
  days: z.array(usageDaySchema),
  /** The sums of the 30 days before those. */
  before: usageDaySchema.omit({ date: true }),
  /** The newest first; `userId` is whom it is about, null where it is about nobody. */
  events: z.array(
    z.object({ id: z.string(), type: z.enum(eventTypes), userId: z.string().nullable(), createdAt: dateTimeSchema }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardApi = {
  get: endpoint({
    operationId: 'getDashboard',
    summary: 'How far a mode is set up, and what happened in it lately',
    tag: 'Dashboard',
    method: 'GET',
    path: '/dashboard',
    auth: 'developer',
    query: modeQuery,
    answer: dashboardSchema,
  }),
} as const;
