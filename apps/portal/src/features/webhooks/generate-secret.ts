const secretBytes = 24;

/** A secret in the form of the Standard Webhooks specification: `whsec_` and base64. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
