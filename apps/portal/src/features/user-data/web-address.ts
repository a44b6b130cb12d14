/** Whether an address that a source gave may be followed: not one that runs a script. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}
