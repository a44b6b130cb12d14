import type { Blacklist } from '@smile/contract/blacklists';
import { showMobileNumber } from '@smile/contract/phone-numbers';
import { formatDate } from '../../ui/format/format-date.ts';
import { listConsentFields } from '../lookups/consent/consent.ts';
import { ConsentDetails } from '../lookups/consent/consent-details.tsx';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import { BlacklistResults } from './blacklist-results.tsx';

export function BlacklistRecord({ record }: { record: Blacklist }) {
  const { mobileNumber, applicationDate, consent } = record.requestMeta;
  const isHit = record.result?.hit === true;
  const [typeAndVersion, method, date] = listConsentFields(consent);
  return (
    <LookupRecord
      kind="blacklists"
      record={record}
      headline={isHit ? { title: 'Hit Found', look: 'bad' } : { title: 'No Hit Found', look: 'good' }}
      failure={record.resultMessage}
      hasJsonSwitch={false}
      request={{
        title: 'Submitted Information',
        fields: [
          { label: 'Mobile Number', value: showMobileNumber(mobileNumber) },
          { label: 'Application Date', value: formatDate(applicationDate) },
          typeAndVersion!,
          method!,
          { label: 'Consent Details', value: <ConsentDetails consent={consent} /> },
          date!,
        ],
      }}
    >
      <BlacklistResults record={record} />
    </LookupRecord>
  );
}
