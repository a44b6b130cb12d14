/** A picture's address as mails and pages may load it; null for anything else that a template carries. */
export function readLogoUrl(logoUrl: string): string | null {
  return URL.canParse(logoUrl) && /^https?:$/.test(new URL(logoUrl).protocol) ? logoUrl : null;
}
