/** Seconds that each part may take on two cores; all of them together are a quarter of an hour. */
export const budgets = {
  check: 40,
  'unit tests': 160,
  'API tests, embedded database': 160,
  'API tests, PostgreSQL': 140,
  build: 20,
  'browser tests': 380,
};

/** The line that names the parts which took longer than they may, or null. It is no failure: machines differ. */
export function findSlow(results) {
  const slow = results.filter(({ name, tookMs }) => tookMs > budgets[name] * 1000);
  if (slow.length === 0) return null;
  const parts = slow.map(({ name, tookMs }) => `${name} took ${Math.round(tookMs / 1000)} s of ${budgets[name]} s`);
  return `SLOW: ${parts.join('; ')}`;
}
