import { z } from 'zod';
import { accountErrorCodeSchema, monitorStatusSchema } from './accounts.ts';
import { dateTimeSchema } from './common.ts';
import { type EventType, sourceTypeSchema, taskTypeSchema } from './events.ts';
import { datapointSchema } from './providers.ts';
import { betaSocialSecuritySchema, socialSecuritySchema } from './social-securities.ts';
import { allDatapointPayloadSchema } from './user-data.ts';
import { userPayloadSchema, userSessionSchema } from './user-sessions.ts';

const id = z.string().min(1);
const count = z.number().int().nonnegative();
/** Null when unknown. */
const claim = z.boolean().nullable();

const account = { userId: id, accountId: id, providers: z.array(id) };
const archive = { userId: id, archiveId: id };
const source = { userId: id, sourceId: id, sourceType: sourceTypeSchema, providers: z.array(id) };
const outcome = { status: z.enum(['SUCCEEDED', 'FAILED']), datapoints: z.array(datapointSchema) };
const payload = { payload: allDatapointPayloadSchema.nullable() };

const invite = z.strictObject({ userId: id, inviteId: id });
const added = z.strictObject({ ...account, count });
const updatedRange = z.strictObject({
  ...account,
  count,
  updatedFrom: dateTimeSchema,
  updatedTo: dateTimeSchema,
  updatedAt: dateTimeSchema,
});
const updatedItems = z.strictObject({ ...account, updatedIds: z.array(id), count, updatedAt: dateTimeSchema });

const contactMatch = z
  .strictObject({
    value: z.string().nullable(),
    matches: claim,
    disposable: claim,
    deliverable: claim,
    active: claim,
    provider: z.string().nullable(),
    freeProvider: claim,
  })
  .meta({ id: 'VerificationContactMatchResult' });

export const verificationResultSchema = z
  .strictObject({
    finalMatches: z.boolean(),
    names: z.strictObject({
      firstNameMatches: claim,
      lastNameMatches: claim,
      middleNameMatches: claim,
      fullNameMatches: claim,
    }),
    additionalData: z
      .strictObject({
        ids: z.array(
          z
            .strictObject({
              idNumber: z.string(),
              idType: z.string(),
              idSubtype: z.string().nullable(),
              matches: claim,
            })
            .meta({ id: 'VerificationIdMatchResult' }),
        ),
        dobMatches: claim,
        genderMatches: claim,
        phoneMatches: contactMatch.nullable(),
        emailMatches: contactMatch.nullable(),
        addressMatches: claim,
      })
      .nullable(),
  })
  .meta({ id: 'VerificationResult' });

const recordResultCode = z.enum(['SUCCESS', 'NO_DATA', 'SYSTEM_ERROR', 'INVALID_PARAMETERS', 'SERVICE_UNAVAILABLE']);

const record = { recordId: id, recordType: z.enum(['SOCIAL_SECURITY']) };

/** `data` of every event type, as webhooks receive it. */
export const eventDataSchemas = {
  TASK_STARTED: z.strictObject({ ...source, taskType: taskTypeSchema }),
  TASK_FINISHED: z.strictObject({
    ...source,
    taskType: taskTypeSchema,
    ...outcome,
    errorCode: z.string().nullable().describe('Null unless the task failed.'),
    ...payload,
  }),
  ACCOUNT_SYNC_TASK_FINISHED: z.strictObject({
    ...source,
    ...outcome,
    monitorStatus: monitorStatusSchema,
    ...payload,
  }),
  USER_CREATED: z.strictObject({ userId: id, session: userSessionSchema }),
  ACCOUNT_CREATED: z.strictObject(account),
  ACCOUNT_CONNECTED: z.strictObject({ ...account, loginName: z.string() }),
  ACCOUNT_DISCONNECTED: z.strictObject(account),
  ACCOUNT_FAILED: z.strictObject({
    ...account,
    loginName: z.string().nullable(),
    errorCode: accountErrorCodeSchema,
    errorMessage: z.string(),
  }),
  ARCHIVE_STARTED: z.strictObject(archive),
  ARCHIVE_ANALYZED: z.strictObject(archive),
  ARCHIVE_REVOKED: z.strictObject(archive),
  ARCHIVE_FAILED: z.strictObject({ ...archive, errorCode: z.string(), errorMessage: z.string() }),
  INVITE_INVITED: invite,
  INVITE_LINKED: invite,
  IDENTITY_ADDED: z.strictObject({ ...account, identityId: id }),
  RATING_ADDED: z.strictObject({ ...account, ratingId: id }),
  TRANSACTIONS_ADDED: added,
  INSIGHT_ADDED: z.strictObject({ ...account, id }),
  LINK_ADDED: z.strictObject({ ...account, id }),
  VERIFICATION_STARTED: z.strictObject({ verificationId: id }),
  VERIFICATION_COMPLETED: z.strictObject({
    verificationId: id,
    resultCode: z.string(),
    resultMessage: z.string().nullable(),
    result: verificationResultSchema.nullable(),
  }),
  DOCUMENTS_ADDED: added,
  DOCUMENTS_UPDATED: updatedItems,
  EMPLOYMENTS_ADDED: added,
  EMPLOYMENTS_UPDATED: updatedItems,
  INCOMES_ADDED: added,
  INCOMES_UPDATED: updatedRange,
  CONTRIBUTIONS_ADDED: added,
  CONTRIBUTIONS_UPDATED: updatedRange,
  EINCOMES_ADDED: added,
  EINCOMES_UPDATED: updatedRange,
  LIABILITIES_ADDED: added,
  LIABILITIES_UPDATED: updatedItems,
  RECORD_CREATED: z.strictObject(record),
  RECORD_COMPLETED: z.strictObject({
    ...record,
    status: z.enum(['COMPLETED', 'ERROR']),
    resultCode: recordResultCode.nullable(),
    resultMessage: z.string().nullable(),
    payload: z.union([betaSocialSecuritySchema, socialSecuritySchema]).nullable(),
  }),
  USER_SESSION_COMPLETED: z.strictObject({ session: userSessionSchema, payload: userPayloadSchema }),
  USER_SESSION_RESET: z.strictObject({ session: userSessionSchema }),
} as const satisfies Record<EventType, z.ZodObject>;

const payloadEventTypes = ['TASK_FINISHED', 'ACCOUNT_SYNC_TASK_FINISHED'] as const;
type PayloadEventType = (typeof payloadEventTypes)[number];

/** True if `data.payload` can carry the fetched data, for webhooks that request it; others get null. */
export function carriesPayload(type: EventType): type is PayloadEventType {
  return (payloadEventTypes as readonly EventType[]).includes(type);
}

type SentData = { [T in EventType]: z.input<(typeof eventDataSchemas)[T]> };

/** Event data at publication; the payload travels separately. */
export type EventData = {
  [T in EventType]: T extends PayloadEventType ? Omit<SentData[T], 'payload'> : SentData[T];
};
