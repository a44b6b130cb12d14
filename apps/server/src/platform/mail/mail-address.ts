/** The address in `Name <address>`, or the text itself. */
export function readMailAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
