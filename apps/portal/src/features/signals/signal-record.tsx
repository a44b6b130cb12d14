import { showMobileNumber } from '@smile/contract/phone-numbers';
import { phoneOfSignal } from '@smile/contract/signal-requests';
import type { Signal } from '@smile/contract/signals';
import { listConsentFields } from '../lookups/consent/consent.ts';
import { LookupRecord } from '../lookups/results/lookup-record.tsx';
import { RecordPanel } from '../lookups/results/record-panel.tsx';
import { SignalEvents } from './signal-events.tsx';

export function SignalRecord({ record }: { record: Signal }) {
  const { consent } = record.requestMeta;
  const phone = phoneOfSignal(record.requestMeta);
  return (
    <LookupRecord
      kind="signals"
      record={record}
      headline={{ title: 'Risk Signals Complete', look: 'good' }}
      failure={record.resultMessage}
      request={{
        title: 'Signals Request',
        fields: [{ label: 'Mobile Number', value: showMobileNumber(phone) }, ...listConsentFields(consent)],
      }}
    >
      <RecordPanel title="Detailed Event Results">
        <SignalEvents items={record.items} />
      </RecordPanel>
    </LookupRecord>
  );
}
