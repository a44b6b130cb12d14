/** Sentinel values for missing values in insights and data points; strings in text fields. */
export const sentinels = {
  /** The data is empty, missing, or not provided by the source. */
  noData: -999,
  /** The value could not be computed. */
  error: -998,
} as const;

export function isSentinel(value: unknown): boolean {
  return Object.values<unknown>(sentinels).includes(value);
}
