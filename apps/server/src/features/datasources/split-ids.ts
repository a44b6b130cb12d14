export function splitIds(csv: string | undefined): string[] {
  return (csv ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
