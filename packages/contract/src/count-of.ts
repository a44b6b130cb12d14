/** `1 document`, `2 documents`; the plural is given where it takes more than an "s". */
export function countOf(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
