import { z } from 'zod';

const credentials = z.record(z.string(), z.string());

/** Test logins at the source, given by the operator. */
export const casesFileSchema = z.strictObject({
  logins: z
    .array(
      z.strictObject({
        providerId: z.string().min(1),
        loginType: z.string().min(1).optional(),
        /** Login of a test person whose data may be read. */
        credentials,
        /** Login of nobody; random by default. */
        wrongCredentials: credentials.optional(),
        /** A code that the source accepts when it asks for one, and a code that it refuses. */
        code: z.string().optional(),
        wrongCode: z.string().default('000000'),
      }),
    )
    .min(1),
});
export type LoginCase = z.output<typeof casesFileSchema>['logins'][number];
