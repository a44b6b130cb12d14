import { z } from 'zod';

/** The event types a webhook can subscribe to; the portal offers the first 33. */
export const portalEventTypes = [
  'TASK_STARTED',
  'TASK_FINISHED',
  'ACCOUNT_SYNC_TASK_FINISHED',
  'USER_CREATED',
  'ACCOUNT_CREATED',
  'ACCOUNT_CONNECTED',
  'ACCOUNT_DISCONNECTED',
  'ACCOUNT_FAILED',
  'ARCHIVE_STARTED',
  'ARCHIVE_ANALYZED',
  'ARCHIVE_REVOKED',
  'ARCHIVE_FAILED',
  'INVITE_INVITED',
  'INVITE_LINKED',
  'IDENTITY_ADDED',
  'RATING_ADDED',
  'TRANSACTIONS_ADDED',
  'INSIGHT_ADDED',
  'LINK_ADDED',
  'VERIFICATION_STARTED',
  'VERIFICATION_COMPLETED',
  'DOCUMENTS_ADDED',
  'DOCUMENTS_UPDATED',
  'EMPLOYMENTS_ADDED',
  'EMPLOYMENTS_UPDATED',
  'INCOMES_ADDED',
  'INCOMES_UPDATED',
  'CONTRIBUTIONS_ADDED',
  'CONTRIBUTIONS_UPDATED',
  'EINCOMES_ADDED',
  'EINCOMES_UPDATED',
  'LIABILITIES_ADDED',
  'LIABILITIES_UPDATED',
] as const;

export const eventTypes = [
  ...portalEventTypes,
  'RECORD_CREATED',
  'RECORD_COMPLETED',
  'USER_SESSION_COMPLETED',
  'USER_SESSION_RESET',
] as const;
export type EventType = (typeof eventTypes)[number];

export const webhookEventTypeSchema = z.enum([...eventTypes, 'ALL_EVENTS']).meta({ id: 'RefWebhookEventType' });
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

export const sourceTypeSchema = z
  .enum(['ACCOUNT', 'UPLOAD', 'ARCHIVE', 'SOCIAL_SECURITY'])
  .meta({ id: 'RefSourceType' });
export type SourceType = z.infer<typeof sourceTypeSchema>;

export const taskTypeSchema = z
  .enum(['LINK_ACCOUNT', 'ANALYZE_ARCHIVE', 'CLASSIFY_ARCHIVE', 'UPDATE_ACCOUNT'])
  .meta({ id: 'TaskType' });
export type TaskType = z.infer<typeof taskTypeSchema>;

/**
 * Delivery states of one event at one webhook. In this module without schemas, because pages need it to parse their
 * address.
 */
export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
