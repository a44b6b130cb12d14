import { Accordion, Stack } from '@mantine/core';
import { countSections, listShownFields, ratingFields, sectionTitles } from '@smile/contract/account-fields';
import type { AccountPayload, RatingPayload } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import { FieldList } from '../../user-data/field-list.tsx';
import { formatField, toSlug } from '../../user-data/format-field.ts';
import { IdentityDetails } from '../../user-data/identity-details.tsx';
import { PayloadSection } from '../../user-data/payload-section.tsx';
import { SectionTable } from '../../user-data/section-table.tsx';
import { SmileBrackets } from './smile-brackets.tsx';

/** Formatted view: sections with data are open, empty ones say why. */
export function AccountSections({ payload }: { payload: AccountPayload }) {
  const counts = countSections(payload);
  const bodies = {
    identity: payload.identity && <IdentityDetails identity={payload.identity} />,
    rating: payload.rating && <FieldList fields={listRatings(payload.rating)} />,
    documents: <SectionTable of="documents" rows={payload.documents} />,
    employments: <SectionTable of="employments" rows={payload.employments} />,
    incomes: <SectionTable of="incomes" rows={payload.incomes} />,
    liabilities: <SectionTable of="liabilities" rows={payload.liabilities} />,
    transactions: <SectionTable of="transactions" rows={payload.transactions} />,
    contributions: <SectionTable of="contributions" rows={payload.contributions} />,
  } satisfies Partial<Record<keyof typeof counts, ReactNode>>;
  const keys = Object.keys(bodies) as (keyof typeof bodies)[];
  return (
    <Stack gap="lg">
      <Accordion
        multiple
        variant="separated"
        order={2}
        defaultValue={keys.filter((key) => counts[key] > 0).map((key) => toSlug(sectionTitles[key]))}
      >
        {keys.map((key) => (
          <PayloadSection key={key} title={sectionTitles[key]} count={counts[key]}>
            {bodies[key]}
          </PayloadSection>
        ))}
      </Accordion>
      <SmileBrackets accountId={payload.metadata.sourceId} eincomes={payload.eincomes} />
    </Stack>
  );
}

function listRatings(rating: RatingPayload) {
  return listShownFields(ratingFields, [rating]).map(({ label, format, read }) => ({
    label,
    value: formatField(read(rating), format),
  }));
}
