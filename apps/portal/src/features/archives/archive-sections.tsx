import { Accordion, Skeleton } from '@mantine/core';
import { countFilled, identityFields, sectionTitles } from '@smile/contract/account-fields';
import type { Archive } from '@smile/contract/archives';
import type { Document, Employment, Identity, Income } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import { toSlug } from '../user-data/format-field.ts';
import { IdentityDetails } from '../user-data/identity-details.tsx';
import { PayloadSection } from '../user-data/payload-section.tsx';
import { SectionTable } from '../user-data/section-table.tsx';
import { FileTable } from './file-table.tsx';

/** Data extracted from an archive. */
export interface ArchiveData {
  identities: Identity[];
  employments: Employment[];
  documents: Document[];
  incomes: Income[];
}

interface ArchiveSectionsProps {
  archive: Archive;
  /** Undefined while loading. */
  data: ArchiveData | undefined;
}

/** Formatted view: the files, then the extracted data; sections with data are open. */
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

function listSections({ identities, ...data }: ArchiveData): { title: string; count: number; body: ReactNode }[] {
  const [identity] = identities;
  const table = (of: keyof typeof data, body: ReactNode) => ({
    title: sectionTitles[of],
    count: data[of].length,
    body,
  });
  return [
    {
      title: sectionTitles.identity,
      count: countFilled(identity, identityFields),
      body: identity && <IdentityDetails identity={identity} />,
    },
    table('employments', <SectionTable of="employments" rows={data.employments} />),
    table('documents', <SectionTable of="documents" rows={data.documents} />),
    table('incomes', <SectionTable of="incomes" rows={data.incomes} />),
  ];
}
