import type { Blacklist } from '@smile/contract/blacklists';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { type LookupDescription, listConsentFacts, showDate, showTime, tableSection } from './lookup-description.ts';

export function describeBlacklist(record: Blacklist): LookupDescription {
  const { mobileNumber, applicationDate, consent } = record.requestMeta;
  const dates = [...new Set(record.result?.dates)].sort().reverse();
  return {
    title: 'Blacklist Lookup',
    headline: record.result?.hit ? 'Hit Found' : 'No Hit Found',
    asOf: record.createdAt,
    status: record.status,
    failure: record.resultMessage,
    facts: [
      { label: 'Mobile Number', value: showMobileNumber(mobileNumber) },
      { label: 'Application Date', value: showDate(applicationDate) },
      { label: 'Date of Request', value: showTime(record.createdAt) },
      ...listConsentFacts(consent),
    ],
    sections: [
      tableSection('Timeline', {
        columns: [{ header: 'Date', weight: 1 }],
        rows: dates.map((date) => [showDate(date)]),
        empty: 'No details to display',
      }),
    ],
  };
}
