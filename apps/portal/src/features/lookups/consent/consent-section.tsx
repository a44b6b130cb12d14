import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { DateTimeField } from '../../../ui/dates/date-time-field.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FormSection } from '../form/form-section.tsx';
import { templateChoiceQuery } from '../queries.ts';
import { type ConsentForm, consentFromTemplate, emptyConsent } from './consent.ts';
import { ConsentHint } from './consent-hint.tsx';
import { ConsentTemplateField } from './consent-template-field.tsx';

/** The subject's consent, chosen from the tenant's templates; method and version are read-only. */
export function ConsentSection() {
  const { control, register, setValue, watch, formState } = useFormContext<{ consent: ConsentForm }>();
  const templates = useQuery(templateChoiceQuery);
  const problems = formState.errors.consent;
  const templateId = watch('consent.consentTemplateId');
  const chosen = templates.data?.find(({ id }) => id === templateId);
  const choose = (id: string | null) => {
    const template = templates.data?.find((one) => one.id === id);
    const consent = template ? consentFromTemplate(template, new Date()) : emptyConsent;
    setValue('consent', consent, { shouldDirty: true, shouldValidate: template !== undefined });
  };
  return (
    <FormSection title="Consent Information" hint={<ConsentHint />}>
      <Controller
        control={control}
        name="consent.type"
        render={({ field: { ref, onBlur } }) => (
          <ConsentTemplateField
            templates={templates.data}
            loadingError={templates.error}
            value={templateId}
            error={problems?.type?.message}
            onChange={choose}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      />
      <TextInput
        label="Consent Method"
        required
        {...atMost(200)}
        autoComplete="off"
        {...lockWhen(Boolean(chosen?.consentMethod))}
        error={problems?.consentedWith?.message}
        {...register('consent.consentedWith')}
      />
      <TextInput
        label="Version"
        required
        {...atMost(200)}
        autoComplete="off"
        {...lockWhen(chosen !== undefined)}
        error={problems?.version?.message}
        {...register('consent.version')}
      />
      <Controller
        control={control}
        name="consent.consentedAt"
        render={({ field }) => (
          <DateTimeField label="Consented At" required {...field} error={problems?.consentedAt?.message} />
        )}
      />
    </FormSection>
  );
}

/** Disables fields that are set by the template. */
function lockWhen(isLocked: boolean) {
  return { readOnly: isLocked, variant: isLocked ? 'filled' : 'default' };
}
