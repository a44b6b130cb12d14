import { Accordion, Skeleton } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import type { Document, Employment, Identity, Income } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import { PagedTable } from '../../ui/paged-table.tsx';
import { IdentityDetails } from '../user-data/identity-details.tsx';
import { PayloadSection } from '../user-data/payload-section.tsx';
import { documentColumns, employmentColumns, incomeColumns } from '../user-data/section-columns.tsx';
import { toSlug } from '../user-data/section-slug.ts';
import { FileTable } from './file-table.tsx';

/** What was read of an archive. */
export interface ArchiveData {
  identities: Identity[];
  employments: Employment[];
  documents: Document[];
  incomes: Income[];
}

interface ArchiveSectionsProps {
  archive: Archive;
  /** Undefined while it is loading. */
  data: ArchiveData | undefined;
}

const rowKey = ({ id }: { id: string }) => id;

/** The formatted view: the files, then what was read of them; what has data is open. */
export function ArchiveSections({ archive, data }: ArchiveSectionsProps) {
  const files = { title: 'Archives', count: archive.rawFiles.length, body: <FileTable archive={archive} /> };
  const sections = data ? [files, ...listSections(data)] : [files];
  const titles = ['Archives', 'Identities', 'Employments', 'Documents', 'Incomes'];
  return (
    <>
      <Accordion multiple variant="separated" order={2} defaultValue={titles.map(toSlug)}>
        {sections.map(({ title, count, body }) => (
          <PayloadSection key={title} title={title} count={count}>
            {body}
          </PayloadSection>
        ))}
      </Accordion>
      {!data && <Skeleton height={160} role="status" aria-label="Loading the archive's data" />}
    </>
  );
}

function listSections(data: ArchiveData): { title: string; count: number; body: ReactNode }[] {
  const { identities, employments, documents, incomes } = data;
  const [identity] = identities;
  return [
    { title: 'Identities', count: identities.length, body: identity && <IdentityDetails identity={identity} /> },
    {
      title: 'Employments',
      count: employments.length,
      body: <PagedTable label="Employments" columns={employmentColumns} rows={employments} rowKey={rowKey} />,
    },
    {
      title: 'Documents',
      count: documents.length,
      body: <PagedTable label="Documents" columns={documentColumns} rows={documents} rowKey={rowKey} />,
    },
    {
      title: 'Incomes',
      count: incomes.length,
      body: <PagedTable label="Incomes" columns={incomeColumns} rows={incomes} rowKey={rowKey} />,
    },
  ];
}
