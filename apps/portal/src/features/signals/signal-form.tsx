import { mobilePrefix } from '@smile/contract/lookups';
import { signalsApi, signalTemplateId } from '@smile/contract/signals';
import { callApi } from '../../api/call-api.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { emptyConsent, toNewConsent } from '../lookups/consent/consent.ts';
import { FormSection } from '../lookups/form/form-section.tsx';
import { LookupForm } from '../lookups/form/lookup-form.tsx';
import { MobileField } from '../lookups/form/mobile-field.tsx';
import { signalLookup } from './signal-lookup.ts';

export function SignalForm() {
  const form = useSchemaForm(async () => (await import('@smile/contract/signals')).signalFormSchema, {
    phone: '',
    consent: emptyConsent,
  });
  return (
    <LookupForm
      lookup={signalLookup}
      form={form}
      send={({ phone, consent }) =>
        callApi(signalsApi.create, {
          body: {
            phone: `+${mobilePrefix}${phone}`,
            countryCode: 'PH',
            templateId: signalTemplateId,
            consent: toNewConsent(consent),
          },
        })
      }
    >
      <FormSection title="Subject Information">
        <MobileField name="phone" required />
      </FormSection>
    </LookupForm>
  );
}
