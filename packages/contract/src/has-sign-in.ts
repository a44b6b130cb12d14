/** Whether an address says who signs in before it says where, as in `https://user:password@host`. */
export function hasSignIn(url: string): boolean {
  return /^https:\/\/[^/?#\\]*@/i.test(url.trim());
}
