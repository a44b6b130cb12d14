import { listCategories, listMobileCards, listSummaryCards } from '@smile/contract/footprint-profile';
import type { Footprint } from '@smile/contract/footprints';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { type LookupDescription, listConsentFacts, showDate, showTime } from './lookup-description.ts';

const columns = [
  { header: 'Platform', weight: 3 },
  { header: 'Status', weight: 2 },
];

export function describeFootprint(record: Footprint): LookupDescription {
  const { items, requestMeta } = record;
  const { emailAddress, mobileNumber, consent } = requestMeta;
  return {
    title: 'Digital Footprint',
    headline: 'Digital Footprint Analysis Complete',
    asOf: record.createdAt,
    status: record.status,
    failure: record.resultMessage,
    facts: [
      { label: 'Email Address', value: emailAddress ?? '' },
      { label: 'Mobile Number', value: showMobileNumber(mobileNumber ?? '') },
      { label: 'Date of Request', value: showTime(record.createdAt) },
      ...listConsentFacts(consent),
    ],
    sections: [
      {
        title: 'Summary',
        count: null,
        blocks: [
          { kind: 'fields', fields: [...listSummaryCards(items, showDate), ...listMobileCards(items, showDate)] },
        ],
      },
      {
        title: 'Profile Analysis by Category',
        count: null,
        blocks: listCategories(items).flatMap(({ label, badge, tiles }) => [
          { kind: 'heading' as const, text: `${label} · ${badge}` },
          { kind: 'table' as const, columns, rows: tiles.map(({ platform, state }) => [platform, state]) },
        ]),
      },
    ],
  };
}
