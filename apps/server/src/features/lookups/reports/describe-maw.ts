import { type Maw, mawLevelNames } from '@smile/contract/maws';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { type LookupDescription, listConsentFacts, showDate, showTime, tableSection } from './lookup-description.ts';

const columns = [
  { header: 'Platform ID', weight: 3 },
  { header: 'Date', weight: 3 },
  { header: 'Level', weight: 3 },
  { header: 'Source', weight: 2 },
  { header: 'Duration', weight: 2, align: 'right' as const },
];

export function describeMaw(record: Maw): LookupDescription {
  const { mobileNumber, consent } = record.requestMeta;
  return {
    title: 'MAW Lookup',
    headline: 'MAW Analysis Complete',
    asOf: record.createdAt,
    status: record.status,
    failure: record.resultMessage,
    facts: [
      { label: 'Mobile Number', value: showMobileNumber(mobileNumber) },
      { label: 'Date of Request', value: showTime(record.createdAt) },
      ...listConsentFacts(consent),
    ],
    sections: [
      tableSection('MAW Analysis', {
        columns,
        rows: record.items.map(({ platformId, date, level, source, duration }) => [
          platformId,
          showDate(date),
          mawLevelNames[level] ?? 'Unknown',
          source.toUpperCase(),
          duration ?? '-',
        ]),
        empty: 'No analysis data available',
      }),
    ],
  };
}
