import { Stack, Text } from '@mantine/core';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import type { Ref } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { describeError } from '../../../ui/format/describe-error.ts';
import { NoTemplatesField } from './no-templates-field.tsx';

interface ConsentTemplateFieldProps {
  /** Undefined while loading. */
  templates: readonly ConsentTemplate[] | undefined;
  loadingError: unknown;
  /** Id of the chosen template, or an empty text. */
  value: string;
  error: string | undefined;
  onChange: (id: string | null) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement & HTMLButtonElement>;
}

export function ConsentTemplateField(props: ConsentTemplateFieldProps) {
  const { templates, loadingError, value, error, onChange, onBlur, ref } = props;
  if (templates?.length === 0) return <NoTemplatesField ref={ref} error={error} />;
  const problem = templates || !loadingError ? undefined : describeError(loadingError).message;
  return (
    <Select
      ref={ref}
      label="Consent Type"
      required
      placeholder={templates ? 'Choose a consent template' : 'Loading…'}
      disabled={!templates}
      data={templates?.map(({ id, consentType }) => ({ value: id, label: consentType })) ?? []}
      renderOption={({ option }) => {
        const template = templates?.find(({ id }) => id === option.value);
        return (
          <Stack gap={0}>
            <Text size="sm">{option.label}</Text>
            <Text size="xs" c="dimmed">
              {[template?.title, template && `Version ${template.version}`].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        );
      }}
      allowDeselect={false}
      value={value || null}
      onChange={onChange}
      onBlur={onBlur}
      error={problem ? `Your consent templates could not be loaded: ${problem}` : error}
    />
  );
}
