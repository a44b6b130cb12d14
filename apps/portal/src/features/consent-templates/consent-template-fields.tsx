import { SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type consentTemplateFormSchema, maxConsentTextLength } from '@smile/contract/consent-templates';
import type { ComponentProps } from 'react';
import type { z } from 'zod';

interface ConsentTemplateFieldsProps {
  /** Props of each field besides its label: form registration and error, or a read-only value. */
  fieldProps: (name: keyof ConsentTemplateForm) => ComponentProps<'input'> & { error?: string | undefined };
  textLength: number;
}

const numbers = new Intl.NumberFormat('en');

export function ConsentTemplateFields({ fieldProps, textLength }: ConsentTemplateFieldsProps) {
  const isReadOnly = Boolean(fieldProps('consentText').readOnly);
  const required = !isReadOnly;
  const field = (name: keyof ConsentTemplateForm) => fieldProps(name) as object;
  return (
    <Stack gap="md">
      <SimpleGrid cols={2} spacing="md">
        <TextInput label="Consent Type" required={required} {...field('consentType')} />
        <TextInput label="Display Title" required={required} {...field('title')} />
        <TextInput label="Version" required={required} {...field('version')} />
        <TextInput label="Consent Method" {...field('consentMethod')} />
      </SimpleGrid>
      <div>
        <Textarea
          label="Consent Text"
          required={required}
          autosize
          minRows={12}
          maxRows={24}
          {...field('consentText')}
        />
        <Text size="xs" ta="right" mt={4} c={textLength > maxConsentTextLength ? 'red' : 'dimmed'}>
          {`${numbers.format(textLength)} / ${numbers.format(maxConsentTextLength)}`}
        </Text>
      </div>
    </Stack>
  );
}

export type ConsentTemplateForm = z.infer<typeof consentTemplateFormSchema>;
