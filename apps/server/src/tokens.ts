import { modeSchema, roleSchema } from '@smile/contract/common';
import { errors, jwtVerify, SignJWT } from 'jose';
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
  /** Of the visit to a hosted site that the token is for. */
  siteSessionId: z.string().optional(),
});
const claimsSchema = z.discriminatedUnion('typ', [developerClaims, openApiClaims, linkClaims]);
export type TokenClaims = z.infer<typeof claimsSchema>;

export interface Tokens {
  sign(claims: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string>;
  /** @throws ApiError INVALID_TOKEN when it is malformed, forged or expired; SESSION_EXPIRED for an expired developer's */
  verify(token: string, now: Date): Promise<TokenClaims & { expiresAt: Date }>;
}

/** HS256 tokens; the key is imported once because importing costs more than signing. */
export async function createTokens(masterKey: Buffer): Promise<Tokens> {
  const raw = new Uint8Array(deriveKey(masterKey, 'tokens'));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  return {
    sign(claims, issuedAt, expiresAt) {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(claims.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
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
