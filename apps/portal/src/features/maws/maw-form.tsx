import { mobilePrefix } from '@smile/contract/lookups';
import { mawsApi, mawTemplateId } from '@smile/contract/maws';
import { callApi } from '../../api/call-api.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { emptyConsent, toNewConsent } from '../lookups/consent/consent.ts';
import { EmailField } from '../lookups/form/email-field.tsx';
import { FormSection } from '../lookups/form/form-section.tsx';
import { LookupForm } from '../lookups/form/lookup-form.tsx';
import { MobileField } from '../lookups/form/mobile-field.tsx';
import { mawLookup } from './maw-lookup.ts';

export function MawForm() {
  const form = useSchemaForm(async () => (await import('./maw-schema.ts')).mawSchema, {
    mobileNumber: '',
    emailAddress: '',
    consent: emptyConsent,
  });
  return (
    <LookupForm
      lookup={mawLookup}
      form={form}
      send={({ mobileNumber, consent }) =>
        callApi(mawsApi.create, {
          body: {
            mobileNumber: mobilePrefix + mobileNumber,
            countryCode: 'PH',
            templateId: mawTemplateId,
            consent: toNewConsent(consent),
          },
        })
      }
    >
      <FormSection title="Subject Information">
        <MobileField name="mobileNumber" required alternative="emailAddress" />
        <EmailField description="Optional: the analysis uses the mobile number." />
      </FormSection>
    </LookupForm>
  );
}
