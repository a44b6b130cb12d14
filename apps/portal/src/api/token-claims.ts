interface TokenClaims {
  exp?: unknown;
  tenantId?: unknown;
  userId?: unknown;
}

/** The claims of a JWT, unverified, or null when it cannot be read as one. */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** Seconds since the epoch at which a JWT ends, or null when it cannot be read as one. */
export function readTokenExpiry(token: string): number | null {
  const exp = readTokenClaims(token)?.exp;
  return typeof exp === 'number' ? exp : null;
}
