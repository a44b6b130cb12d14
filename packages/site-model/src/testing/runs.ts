declare const process: { env: Record<string, string | undefined> };

const wanted = Number(process.env.PROPERTY_RUNS ?? 0);

/** Number of cases per property test; `PROPERTY_RUNS` overrides the usual number. */
export function runs(everyday: number): { numRuns: number } {
  return { numRuns: wanted || everyday };
}

/** Timeout of a property test. */
export const propertyTimeoutMs = wanted ? 3_600_000 : 30_000;
