import { Skeleton } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { JsonBlocks } from '../user-data/json-blocks.tsx';
import type { ArchiveData } from './archive-sections.tsx';

/** The archive and its extracted data as raw JSON. */
export function ArchiveJson({ archive, data }: { archive: Archive; data: ArchiveData | undefined }) {
  if (!data) return <Skeleton height={160} role="status" aria-label="Loading the archive's data" />;
  const blocks = [
    { title: 'Archives', value: archive },
    { title: 'Identities', value: data.identities },
    { title: 'Employments', value: data.employments },
    { title: 'Documents', value: data.documents },
    { title: 'Incomes', value: data.incomes },
  ];
  return <JsonBlocks blocks={blocks} />;
}
