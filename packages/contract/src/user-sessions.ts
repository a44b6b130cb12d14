import { z } from 'zod';
import { allDatapointPayloadSchema } from './user-data.ts';

export const userSessionSchema = z
  .object({
    userId: z.string(),
    channel: z.enum(['WinkSite', 'Default']),
    channelId: z.string().nullable().describe('The Wink site of a session that came through one.'),
    status: z.enum(['IN_PROGRESS', 'COMPLETED', 'REVOKED']),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof userSessionSchema>;

/** Result of one of a site's calculated values. */
const calculatedValueSchema = z.strictObject({
  name: z.string(),
  value: z.string().describe('Decimal number, rounded as configured in the site.'),
});

/** Maximum number of forms and of archives in a payload; the newest are included. */
export const maxInPayload = 1000;

/** Everything that an end user has shared, from all sources. */
export const userPayloadSchema = z
  .strictObject({
    metadata: userSessionSchema,
    forms: z
      .array(z.strictObject({ id: z.string(), name: z.string().nullable(), data: z.record(z.string(), z.unknown()) }))
      .describe('The newest 1,000; *List forms* has all of them, page by page.'),
    calculatedValues: z
      .array(calculatedValueSchema.extend({ winkSiteSessionId: z.string() }))
      .describe('Values that Wink sites calculated from the answers, in the newest 1,000 visits.'),
    accounts: z.array(z.strictObject({ id: z.string(), providerId: z.string(), payload: allDatapointPayloadSchema })),
    archives: z
      .array(z.strictObject({ id: z.string(), fileType: z.string(), payload: allDatapointPayloadSchema }))
      .describe('The newest 1,000; *List archives* has all of them, page by page.'),
  })
  .meta({ id: 'UserPayload' });
export type UserPayload = z.infer<typeof userPayloadSchema>;
