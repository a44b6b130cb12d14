import { Accordion } from '@mantine/core';
import { countFilled, identityFields } from '@smile/contract/account-fields';
import type { Archive } from '@smile/contract/archives';
import type { AccountPayload } from '@smile/contract/user-data';
import { DateTime } from '../../ui/format/date-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { IdentityDetails } from '../user-data/identity-details.tsx';
import { PayloadSection } from '../user-data/payload-section.tsx';
import { SectionTable } from '../user-data/section-table.tsx';
import classes from './session-sections.module.css';

interface SessionSectionsProps {
  /** Null after the account was revoked. */
  payload: AccountPayload | null;
  archives: readonly Archive[];
}

const rowKey = ({ id }: { id: string }) => id;

const archiveColumns: Column<Archive>[] = [
  { header: 'File Type', cell: ({ type }) => type },
  { header: 'Status', cell: ({ state }) => state.status },
  { header: 'Created At', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

/** Data of an account and uploaded documents; empty sections say why. */
export function SessionSections({ payload, archives }: SessionSectionsProps) {
  const { identity = null, employments = [], documents = [], incomes = [] } = payload ?? {};
  return (
    <Accordion multiple variant="separated" order={3} classNames={{ control: classes.withData }}>
      <PayloadSection title="Identities" count={countFilled(identity, identityFields)} order={3}>
        {identity && <IdentityDetails identity={identity} />}
      </PayloadSection>
      <PayloadSection title="Employments" count={employments.length} order={3}>
        <SectionTable of="employments" rows={employments} />
      </PayloadSection>
      <PayloadSection title="Documents" count={documents.length} order={3}>
        <SectionTable of="documents" rows={documents} />
      </PayloadSection>
      <PayloadSection title="Incomes" count={incomes.length} order={3}>
        <SectionTable of="incomes" rows={incomes} />
      </PayloadSection>
      <PayloadSection title="Archives" count={archives.length} order={3}>
        <PagedTable label="Archives" columns={archiveColumns} rows={archives} rowKey={rowKey} />
      </PayloadSection>
    </Accordion>
  );
}
