import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { atMost } from '../../../ui/fields/at-most.ts';
import type { InviteTexts } from '../invite-texts-schema.ts';
import { type Company, InvitePreview } from './invite-preview.tsx';
import { PlaceholderHint } from './placeholder-hint.tsx';

interface PageStepProps {
  name: 'landingPage' | 'successPage';
  company: Company;
  fullName: string;
}

/** Texts of the page before or after the widget. */
export function PageStep({ name, company, fullName }: PageStepProps) {
  const { register, control, formState } = useFormContext<InviteTexts>();
  const page = useWatch({ control, name });
  const errors = formState.errors[name];
  return (
    <SimpleGrid cols={2} spacing="xl">
      <Stack gap="sm">
        <TextInput
          label="Header"
          required
          {...atMost(200)}
          error={errors?.header?.message}
          {...register(`${name}.header`)}
        />
        <Textarea
          label="Invitation text"
          description={<PlaceholderHint />}
          required
          {...atMost(5000)}
          rows={8}
          error={errors?.description?.message}
          {...register(`${name}.description`)}
        />
        <TextInput
          label="Button text"
          required
          {...atMost(200)}
          error={errors?.button?.message}
          {...register(`${name}.button`)}
        />
      </Stack>
      <InvitePreview
        label={name === 'landingPage' ? 'Preview of the landing page' : 'Preview of the success page'}
        company={company}
        fullName={fullName}
        heading={page.header}
        text={page.description}
        button={page.button}
      />
    </SimpleGrid>
  );
}
