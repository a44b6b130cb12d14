/** True for addresses with credentials, such as `https://user:password@host`. */
export function hasSignIn(url: string): boolean {
  return /^https:\/\/[^/?#\\]*@/i.test(url.trim());
}
