/** What whoever is asked to share may know beforehand. */
export function consentNote(companyName: string): string {
  return `${companyName} sent you this invitation. Only what you choose is shared, and you can revoke it at any time.`;
}
