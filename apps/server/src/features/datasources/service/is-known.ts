import { isCatalogued } from '../catalogue.ts';
import { subTypes } from '../sub-types.ts';

/** True for providers of our own catalogue, excluding adapters'. */
export function isKnownProvider(id: string): boolean {
  return isCatalogued(id);
}

export function isKnownSubType(subType: string): boolean {
  return Object.hasOwn(subTypes, subType);
}
