import { z } from 'zod';

const credentials = z.record(z.string(), z.string());

/** Test logins at the source, written by the operator. */
export const casesFileSchema = z.strictObject({
  logins: z
    .array(
      z.strictObject({
        providerId: z.string().min(1),
        loginType: z.string().min(1).optional(),
        /** Login of a test person whose data may be read. */
        credentials,
        /** Login that does not exist; random by default. */
        wrongCredentials: credentials.optional(),
        /** MFA code that the source accepts, and one that it refuses. */
        code: z.string().optional(),
        wrongCode: z.string().default('000000'),
      }),
    )
    .min(1),
});
export type LoginCase = z.output<typeof casesFileSchema>['logins'][number];
