import type { Document, Employment, Identity } from '@smile/contract/user-data';

/** Data about an end user from sources other than the archive at hand. */
export interface KnownUser {
  identities: Identity[];
  documents: Document[];
  employments: Employment[];
}

/** Known addresses, each on one line. */
export function listAddresses({ identities }: KnownUser): string[] {
  return identities.flatMap(({ addresses }) =>
    addresses.flatMap(({ fullAddress, line1, line2, city, region }) => {
      const line = fullAddress ?? [line1, line2, city, region].filter(Boolean).join(', ');
      return line ? [line] : [];
    }),
  );
}
