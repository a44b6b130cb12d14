import { blacklistsApi, blacklistTemplateId } from '@smile/contract/blacklists';
import { mobilePrefix } from '@smile/contract/lookups';
import { Controller } from 'react-hook-form';
import { callApi } from '../../api/call-api.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { toDate } from '../../ui/dates/date-range.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { emptyConsent, toNewConsent } from '../lookups/consent/consent.ts';
import { FormSection } from '../lookups/form/form-section.tsx';
import { LookupForm } from '../lookups/form/lookup-form.tsx';
import { MobileField } from '../lookups/form/mobile-field.tsx';
import { blacklistLookup } from './blacklist-lookup.ts';

export function BlacklistForm() {
  const form = useSchemaForm(async () => (await import('@smile/contract/blacklists')).blacklistFormSchema, {
    mobileNumber: '',
    applicationDate: null,
    consent: emptyConsent,
  });
  return (
    <LookupForm
      lookup={blacklistLookup}
      form={form}
      send={({ mobileNumber, applicationDate, consent }) =>
        callApi(blacklistsApi.create, {
          body: {
            mobileNumber: mobilePrefix + mobileNumber,
            applicationDate,
            countryCode: 'PH',
            templateId: blacklistTemplateId,
            consent: toNewConsent(consent),
          },
        })
      }
    >
      <FormSection title="Subject Information">
        <MobileField name="mobileNumber" required />
        <Controller
          control={form.control}
          name="applicationDate"
          render={({ field }) => (
            <DateField
              {...field}
              label="Application Date"
              description="Only entries before this date count."
              clearable
              value={field.value ?? ''}
              onChange={(date) => field.onChange(date || null)}
              maxDate={toDate(new Date())}
            />
          )}
        />
      </FormSection>
    </LookupForm>
  );
}
