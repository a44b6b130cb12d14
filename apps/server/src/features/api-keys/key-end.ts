import { z } from 'zod';

/** What is due at the end of a key, or before; `endsAt` in full, since a job for an end that was moved does nothing. */
export const keyEndSchema = z.strictObject({ tenantId: z.string(), id: z.string(), endsAt: z.string() });
export type KeyEnd = z.infer<typeof keyEndSchema>;
