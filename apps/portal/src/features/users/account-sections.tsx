import { Accordion, Stack } from '@mantine/core';
import type { AccountPayload } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import { PagedTable } from '../../ui/paged-table.tsx';
import { FieldList } from '../user-data/field-list.tsx';
import { IdentityDetails } from '../user-data/identity-details.tsx';
import { PayloadSection } from '../user-data/payload-section.tsx';
import {
  contributionColumns,
  documentColumns,
  employmentColumns,
  incomeColumns,
  liabilityColumns,
  transactionColumns,
} from '../user-data/section-columns.tsx';
import { toSlug } from '../user-data/section-slug.ts';
import { countSections } from './payload-sections.ts';
import { listRatingFields } from './rating-fields.ts';
import { SmileBrackets } from './smile-brackets.tsx';

const rowKey = ({ id }: { id: string }) => id;

/** The formatted view: what has data is open, what has none says why. */
export function AccountSections({ payload }: { payload: AccountPayload }) {
  const counts = countSections(payload);
  const bodies: Record<keyof typeof counts, ReactNode> = {
    Identities: payload.identity && <IdentityDetails identity={payload.identity} />,
    Ratings: payload.rating && <FieldList fields={listRatingFields(payload.rating)} />,
    Documents: <PagedTable label="Documents" columns={documentColumns} rows={payload.documents} rowKey={rowKey} />,
    Employments: (
      <PagedTable label="Employments" columns={employmentColumns} rows={payload.employments} rowKey={rowKey} />
    ),
    Incomes: <PagedTable label="Incomes" columns={incomeColumns} rows={payload.incomes} rowKey={rowKey} />,
    Liabilities: (
      <PagedTable label="Liabilities" columns={liabilityColumns} rows={payload.liabilities} rowKey={rowKey} />
    ),
    Transactions: (
      <PagedTable label="Transactions" columns={transactionColumns} rows={payload.transactions} rowKey={rowKey} />
    ),
    Contributions: (
      <PagedTable label="Contributions" columns={contributionColumns} rows={payload.contributions} rowKey={rowKey} />
    ),
  };
  const titles = Object.keys(counts) as (keyof typeof counts)[];
  return (
    <Stack gap="lg">
      <Accordion
        multiple
        variant="separated"
        order={2}
        defaultValue={titles.filter((title) => counts[title] > 0).map(toSlug)}
      >
        {titles.map((title) => (
          <PayloadSection key={title} title={title} count={counts[title]}>
            {bodies[title]}
          </PayloadSection>
        ))}
      </Accordion>
      <SmileBrackets accountId={payload.metadata.sourceId} eincomes={payload.eincomes} />
    </Stack>
  );
}
