declare const process: { env: Record<string, string | undefined> };

const wanted = Number(process.env.PROPERTY_RUNS ?? 0);

/** How many cases a property is tried with: `PROPERTY_RUNS` asks for more than the everyday number. */
export function runs(everyday: number): { numRuns: number } {
  return { numRuns: wanted || everyday };
}

/** How long a property may take. */
export const propertyTimeoutMs = wanted ? 3_600_000 : 30_000;
