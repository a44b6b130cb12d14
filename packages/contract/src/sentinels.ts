/** Placeholders of missing values in insights and data points, as text where the value is text. */
export const sentinels = {
  /** The data is empty, missing, or not offered by the source. */
  noData: -999,
  /** The value could not be computed. */
  error: -998,
} as const;

export function isSentinel(value: unknown): boolean {
  return Object.values<unknown>(sentinels).includes(value);
}
