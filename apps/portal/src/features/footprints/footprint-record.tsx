import { listMobileCards, listSummaryCards } from '@smile/contract/footprint-profile';
import type { Footprint } from '@smile/contract/footprints';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { formatDate } from '../../ui/format/format-date.ts';
import { formatDateTime } from '../../ui/format/format-time.ts';
import { describeConsent } from '../lookups/consent/consent.ts';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import { RequestId } from '../lookups/results/request-id.tsx';
import type { Field } from '../user-data/field-list.tsx';
import { FootprintProfiles } from './footprint-profiles.tsx';
import { SummaryCards } from './summary-cards.tsx';

export function FootprintRecord({ record }: { record: Footprint }) {
  const { emailAddress, mobileNumber, consent } = record.requestMeta;
  const fields: Field[] = [
    { label: 'Request ID', value: <RequestId id={record.id} />, isWide: true },
    { label: 'Email Address', value: emailAddress },
    ...(mobileNumber ? [{ label: 'Mobile Number', value: showMobileNumber(mobileNumber) }] : []),
    { label: 'Consent Info', value: [describeConsent(consent), consent.consentedWith].filter(Boolean).join(', ') },
    { label: 'Date of Consent', value: formatDateTime(consent.consentedAt) },
  ];
  const cards = [...listSummaryCards(record.items, formatDate), ...listMobileCards(record.items, formatDate)];
  return (
    <LookupRecord
      kind="footprints"
      record={record}
      headline={{ title: 'Digital Footprint Analysis Complete', look: 'good' }}
      failure={record.resultMessage}
      request={{ title: 'Request Details', fields }}
    >
      <SummaryCards cards={cards} />
      <FootprintProfiles items={record.items} />
    </LookupRecord>
  );
}
