import { createHmac } from 'node:crypto';
import { modeSchema, roleSchema } from '@smile/contract/common';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { deriveKey } from './platform/crypto/master-key.ts';
import { ApiError } from './platform/errors.ts';

const developerClaims = z.object({
  typ: z.literal('developer'),
  tenantId: z.string(),
  userId: z.string(),
  role: roleSchema,
  mode: modeSchema,
  version: z.number().int(),
  sessionId: z.string(),
});
const openApiClaims = z.object({
  typ: z.literal('openapi'),
  tenantId: z.string(),
  userId: z.string(),
  mode: modeSchema,
  version: z.number().int(),
  sessionId: z.string(),
});
const linkClaims = z.object({
  typ: z.literal('link'),
  tenantId: z.string(),
  userId: z.string(),
  mode: modeSchema,
  jti: z.string(),
  /** Session of the hosted site that the token is for. */
  siteSessionId: z.string().optional(),
  /** Absent where the token may do all that an end user may; `manage` views and revokes what was shared. */
  scope: z.literal('manage').optional(),
});
const claimsSchema = z.discriminatedUnion('typ', [developerClaims, openApiClaims, linkClaims]);
export type TokenClaims = z.infer<typeof claimsSchema>;

export interface Tokens {
  sign(claims: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string>;
  /** @throws ApiError INVALID_TOKEN when it is malformed, forged or expired; SESSION_EXPIRED for an expired developer's */
  verify(token: string, now: Date): Promise<TokenClaims & { expiresAt: Date }>;
}

const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * HS256 tokens. The key is imported once because importing costs more than verifying; signing, which every new end user
 * needs, takes a tenth of what it takes by the thread pool.
 */
export async function createTokens(masterKey: Buffer): Promise<Tokens> {
  const raw = new Uint8Array(deriveKey(masterKey, 'tokens'));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return {
    async sign(claims, issuedAt, expiresAt) {
      const payload = { ...claims, sub: claims.userId, iat: toSeconds(issuedAt), exp: toSeconds(expiresAt) };
      const signed = `${header}.${encode(payload)}`;
      return `${signed}.${createHmac('sha256', raw).update(signed).digest('base64url')}`;
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
        return { ...claimsSchema.parse(payload), expiresAt: new Date(payload.exp! * 1000) };
      } catch (error) {
        const isEnded = error instanceof errors.JWTExpired && error.payload.typ === 'developer';
        throw new ApiError(isEnded ? 'SESSION_EXPIRED' : 'INVALID_TOKEN');
      }
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
