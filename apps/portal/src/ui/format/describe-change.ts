/** The change of a count against an earlier one as `+12 %`; `new` where there was none, null where nothing is to say. */
export function describeChange(now: number, before: number): string | null {
  if (before === 0) return now > 0 ? 'new' : null;
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent).toLocaleString('en-US')} %`;
}
