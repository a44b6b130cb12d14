declare const process: { env: Record<string, string | undefined> };

/** How many cases a property is tried with: `PROPERTY_RUNS` asks for more than the everyday number. */
export function runs(everyday: number): { numRuns: number } {
  return { numRuns: Number(process.env.PROPERTY_RUNS ?? everyday) };
}
