import type { IdentityPayload } from '@smile/contract/user-data';

type Address = IdentityPayload['addresses'][number];

/** Primary first, then by type; those without one last. */
export function sortAddresses(addresses: readonly Address[]): Address[] {
  return addresses.toSorted((one, other) => rank(one) - rank(other) || typeOf(one).localeCompare(typeOf(other)));
}

function rank({ type }: Address): number {
  if (type === 'Primary') return 0;
  return type ? 1 : 2;
}

function typeOf({ type }: Address): string {
  return type ?? '';
}
