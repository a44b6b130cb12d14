import { Alert } from '@mantine/core';
import type { ArchiveReading } from '@smile/contract/archive-readings';
import { useQuery } from '@tanstack/react-query';
import { fileTypesQuery } from '../../archives/queries.ts';
import { labelOfType } from '../document-types.ts';

/** Lists pages that belong to another document, from which nothing was extracted. */
export function OtherDocuments({ pages }: { pages: ArchiveReading['pages'] }) {
  const fileTypes = useQuery(fileTypesQuery).data;
  const others = pages.flatMap(({ otherType }, index) => (otherType ? [{ otherType, number: index + 1 }] : []));
  if (others.length === 0) return null;
  const types = [...new Set(others.map(({ otherType }) => labelOfType(otherType, fileTypes)))];
  const numbers = others.map(({ number }) => number).join(', ');
  return (
    <Alert color="yellow" title="The file contains another document" role="status">
      {others.length === 1
        ? `Page ${numbers} looks like ${types[0]} and was not read. Upload it as a separate file.`
        : `Pages ${numbers} look like ${types.join(' and ')} and were not read. Upload each document as a separate file.`}
    </Alert>
  );
}
