interface TokenClaims {
  exp?: unknown;
  tenantId?: unknown;
  userId?: unknown;
}

/** Claims of a JWT, not verified; null if unreadable. */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** Expiry of a JWT in seconds since the epoch; null if unreadable. */
export function readTokenExpiry(token: string): number | null {
  const exp = readTokenClaims(token)?.exp;
  return typeof exp === 'number' ? exp : null;
}
