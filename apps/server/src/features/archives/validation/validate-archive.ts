import type { ReadableType } from '@smile/contract/archive-analysis';
import type { ArchiveValidation } from '@smile/contract/archive-results';
import type { DocumentReading } from '../../document-reading/read-document.ts';
import type { ArchiveRow } from '../queries.ts';
import { type AuxiliaryFields, checkComputation } from './check-computation.ts';
import { checkIdentity } from './check-identity.ts';
import { checkLocation } from './check-location.ts';
import { checkMetadata } from './check-metadata.ts';
import type { Fields } from './field-values.ts';
import type { KnownUser } from './known-user.ts';

export function validateArchive(
  { declaredType }: ArchiveRow,
  {
    reading,
    readType,
    fields,
    known,
  }: { reading: DocumentReading; readType: ReadableType; fields: Fields; known: KnownUser },
): ArchiveValidation {
  return {
    fileType: readType,
    metadata: checkMetadata(reading.signs, declaredType, reading.classification, reading.pages),
    ...checkFields(fields, { auxiliaryFields: reading.auxiliaryFields, known }),
  };
}

/** Checks that depend on field values; repeated after a correction. */
export function checkFields(
  fields: Fields,
  { auxiliaryFields, known }: { auxiliaryFields: AuxiliaryFields; known: KnownUser },
) {
  return {
    computation: checkComputation(fields, auxiliaryFields),
    identity: checkIdentity(fields, known),
    location: checkLocation(fields, known),
  };
}
