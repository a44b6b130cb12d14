/** Rate limit headers of every API answer; `reset` in seconds. */
export const rateLimitHeaders = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;
