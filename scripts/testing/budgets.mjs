/** Seconds per part on two cores; fifteen minutes in total. */
export const budgets = {
  check: 40,
  'unit tests': 160,
  'API tests, embedded database': 160,
  'API tests, PostgreSQL': 140,
  build: 20,
  'browser tests': 380,
};

/** Names the parts over budget, or null. A note, not a failure: machines differ. */
export function findSlow(results) {
  const slow = results.filter(({ name, tookMs }) => tookMs > budgets[name] * 1000);
  if (slow.length === 0) return null;
  const parts = slow.map(({ name, tookMs }) => `${name} took ${Math.round(tookMs / 1000)} s of ${budgets[name]} s`);
  return `SLOW: ${parts.join('; ')}`;
}
