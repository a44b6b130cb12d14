import { isCatalogued } from '../catalogue.ts';
import { subTypes } from '../sub-types.ts';

/** Whether our own catalogue has the provider, whatever adapters add. */
export function isKnownProvider(id: string): boolean {
  return isCatalogued(id);
}

export function isKnownSubType(subType: string): boolean {
  return Object.hasOwn(subTypes, subType);
}
