import { z } from 'zod';

/** A scheduled event at or before a key's end. `endsAt` is exact: a job for an end that was moved does nothing. */
export const keyEndSchema = z.strictObject({ tenantId: z.string(), id: z.string(), endsAt: z.string() });
export type KeyEnd = z.infer<typeof keyEndSchema>;
