/** Seconds since the epoch at which a JWT ends, or null when it cannot be read as one. */
export function readTokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as { exp?: unknown } | null;
    return typeof claims?.exp === 'number' ? claims.exp : null;
  } catch {
    return null;
  }
}
