import { z } from 'zod';

/** What makes a link open one file to whoever holds it. Without it there is no such file, as with a wrong one. */
export const signatureQuery = z.object({
  expires: z.string().max(20).optional().describe('Until when it opens, in seconds since 1970.'),
  signature: z.string().max(200).optional().describe('Proves that the server wrote the link.'),
});
