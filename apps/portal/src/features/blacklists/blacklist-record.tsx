import type { Blacklist } from '@smile/contract/blacklists';
import { showMobileNumber } from '@smile/contract/mobile-number';
import { formatDate } from '../../ui/format/format-date.ts';
import { listConsentFields } from '../lookups/consent/consent.ts';
import { ConsentDetails } from '../lookups/consent/consent-details.tsx';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import { RecordPanel } from '../lookups/results/record-panel.tsx';
import { FieldList } from '../user-data/field-list.tsx';
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
      asOf={record.createdAt}
      failure={record.resultMessage}
      hasJsonSwitch={false}
      request={
        <RecordPanel title="Submitted Information">
          <FieldList
            fields={[
              { label: 'Mobile Number', value: showMobileNumber(mobileNumber) },
              { label: 'Application Date', value: formatDate(applicationDate) },
              typeAndVersion!,
              method!,
              { label: 'Consent Details', value: <ConsentDetails consent={consent} /> },
              date!,
            ]}
          />
        </RecordPanel>
      }
    >
      <BlacklistResults record={record} />
    </LookupRecord>
  );
}
