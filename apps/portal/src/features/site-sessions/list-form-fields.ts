/** The entered values as texts, in the order of the form; "-" for what was left out. */
export function listFormFields(data: Record<string, unknown>): { field: string; value: string }[] {
  return Object.entries(data).map(([field, value]) => ({ field, value: describe(value) }));
}

function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (isRange(value)) return `${value.startDate} – ${value.endDate}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isRange(value: unknown): value is { startDate: string; endDate: string } {
  return typeof value === 'object' && value !== null && 'startDate' in value && 'endDate' in value;
}
