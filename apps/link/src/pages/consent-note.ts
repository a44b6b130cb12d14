/** Privacy note for the invited person. */
export function consentNote(companyName: string): string {
  return `${companyName} sent you this invitation. Only what you choose is shared, and you can revoke it at any time.`;
}
