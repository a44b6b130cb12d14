/**
 * How many seconds a `Retry-After` asks for (RFC 9110 §10.2.3: seconds or a date), none for a date that is past; null
 * where it says nothing that can be read.
 */
export function readRetryAfter(given: string | string[] | null | undefined, now: Date): number | null {
  const value = (Array.isArray(given) ? given[0] : given)?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
