import { footprintsApi } from '@smile/contract/footprints';
import { callApi } from '../../api/call-api.ts';
import { readMode } from '../../api/session.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { emptyConsent } from '../lookups/consent/consent.ts';
import { EmailField } from '../lookups/form/email-field.tsx';
import { FormSection } from '../lookups/form/form-section.tsx';
import { LookupForm } from '../lookups/form/lookup-form.tsx';
import { MobileField } from '../lookups/form/mobile-field.tsx';
import { footprintLookup } from './footprint-lookup.ts';
import { toNewFootprint } from './new-footprint.ts';

export function FootprintForm() {
  const form = useSchemaForm(async () => (await import('@smile/contract/footprints')).footprintFormSchema, {
    mobileNumber: '',
    emailAddress: '',
    consent: emptyConsent,
  });
  const hint =
    readMode() === 'Sandbox'
      ? 'In Sandbox, only gpalomero1234@smileapi.io has results.'
      : 'The address, the number, or both.';
  return (
    <LookupForm
      lookup={footprintLookup}
      form={form}
      send={(values) => callApi(footprintsApi.create, { body: toNewFootprint(values) })}
    >
      <FormSection title="Subject Information">
        <EmailField description={hint} />
        <MobileField name="mobileNumber" alternative="emailAddress" />
      </FormSection>
    </LookupForm>
  );
}
