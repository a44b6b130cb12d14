/** Comments and test titles that still start with a clause, by folder. Numbers may only fall; see `clauses.mjs`. */
export const clauseOpenings = {
  'apps/portal/src/features/wink-sites': 83,
  'apps/portal/src/ui': 31,
};
