import { z } from 'zod';

/**
 * Signature that opens one file to anyone with the link. Missing and wrong signatures answer as if there were no
 * file.
 */
export const signatureQuery = z.object({
  expires: z.string().max(20).optional().describe('Until when it opens, in seconds since 1970.'),
  signature: z.string().max(200).optional().describe('Proves that the server wrote the link.'),
});
