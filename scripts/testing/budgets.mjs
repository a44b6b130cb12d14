/** Seconds per part on two cores; eight minutes in total. */
const budgets = {
  check: 40,
  'unit tests': 100,
  'API tests, embedded database': 45,
  'API tests, PostgreSQL': 165,
  build: 20,
  'browser tests': 110,
};
const slowBudgets = {
  'unit tests': 180,
  'API tests, embedded database': 180,
  'API tests, PostgreSQL': 180,
  build: 20,
  'browser tests': 300,
  engines: 120,
};

export function listBudgets(isSlow) {
  return isSlow ? slowBudgets : budgets;
}

/** Names the parts over budget, or null. A note, not a failure: machines differ. */
export function findSlow(results, budgets) {
  const slow = results.filter(({ name, tookMs }) => tookMs > budgets[name] * 1000);
  if (slow.length === 0) return null;
  const parts = slow.map(({ name, tookMs }) => `${name} took ${Math.round(tookMs / 1000)} s of ${budgets[name]} s`);
  return `SLOW: ${parts.join('; ')}`;
}
