const dayMs = 86_400_000;

/** Days from one `yyyy-MM-dd` to another; negative when the other is earlier. */
export function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / dayMs;
}
