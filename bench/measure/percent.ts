export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
