import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import { isSamePlace } from '../../lookups/service/verifications.ts';
import { type Fields, textOf } from './field-values.ts';
import { type KnownUser, listAddresses } from './known-user.ts';

/** Compares a document's address with the user's known addresses. */
export function checkLocation(fields: Fields, known: KnownUser): ArchiveValidationResult {
  const address = textOf(fields, 'address');
  const others = listAddresses(known);
  if (!address || others.length === 0) {
    const what = address ? 'There is no other address of this person to compare with.' : 'The document has no address.';
    return { resultCode: 'NO_DATA', score: null, resultMessage: what };
  }
  return isSamePlace(address, others)
    ? { resultCode: 'PASSED', score: 100, resultMessage: 'The address is known from another source of this person.' }
    : { resultCode: 'FAILED', score: 0, resultMessage: 'The address differs from those in other sources.' };
}
