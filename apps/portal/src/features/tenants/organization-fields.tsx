import { SimpleGrid, TextInput } from '@mantine/core';
import { companySizes, type organizationSchema } from '@smile/contract/tenants';
import { useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Select } from '../../ui/fields/select.tsx';
import { SettingsSection } from '../../ui/fields/settings-section.tsx';
import type { OrganizationValues } from './organization-values.ts';
import { countryOptions, industryOptions } from './select-options.ts';

interface OrganizationFieldsProps {
  form: UseFormReturn<z.input<typeof organizationSchema>, unknown, z.output<typeof organizationSchema>>;
  industries: readonly string[];
  isReadOnly: boolean;
}

type Choice = 'industry' | 'companySize' | 'country';

export function OrganizationFields({ form, industries, isReadOnly }: OrganizationFieldsProps) {
  const { errors, defaultValues } = form.formState;
  const countries = useMemo(countryOptions, []);
  const savedIndustry = defaultValues?.industry ?? '';
  const industryChoices = useMemo(() => industryOptions(industries, savedIndustry), [industries, savedIndustry]);
  const access = { readOnly: isReadOnly, variant: isReadOnly ? 'filled' : 'default' };
  const textProps = (name: Exclude<keyof OrganizationValues, Choice | 'logoUrl'>, label: string) => ({
    label,
    ...access,
    error: errors[name]?.message,
    ...form.register(name),
  });
  const renderSelect = (
    name: Choice,
    label: string,
    data: readonly { value: string; label: string }[] | readonly string[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Select
          {...field}
          label={label}
          {...access}
          required={!isReadOnly}
          searchable
          withScrollArea={false}
          // The listbox scrolls itself, so that no inner element needs the focus.
          styles={{ options: { maxHeight: 240, overflowY: 'auto' } }}
          data={data}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          error={errors[name]?.message}
          nothingFoundMessage="Not found"
          autoComplete="off"
        />
      )}
    />
  );
  return (
    <>
      <SettingsSection
        title="Organization"
        caption="Your organization’s name and its contacts for your customers and us."
      >
        <SimpleGrid cols={2} spacing="md">
          <TextInput required={!isReadOnly} autoComplete="organization" {...textProps('name', 'Name')} />
          {renderSelect('industry', 'Industry', industryChoices)}
          <TextInput required={!isReadOnly} type="email" autoComplete="email" {...textProps('emailAddress', 'Email')} />
          <TextInput
            required={!isReadOnly}
            type="tel"
            autoComplete="tel"
            {...textProps('phoneNumber', 'Phone number')}
          />
          {renderSelect('companySize', 'Company size', companySizes)}
          <TextInput required={!isReadOnly} type="url" autoComplete="url" {...textProps('websiteUrl', 'Website')} />
        </SimpleGrid>
      </SettingsSection>
      <SettingsSection title="Address" caption="The registered address of the organization.">
        <SimpleGrid cols={2} spacing="md">
          <TextInput
            required={!isReadOnly}
            autoComplete="address-line1"
            {...textProps('streetAddress1', 'Street address 1')}
          />
          <TextInput autoComplete="address-line2" {...textProps('streetAddress2', 'Town/Village')} />
          <TextInput required={!isReadOnly} autoComplete="address-level2" {...textProps('city', 'City')} />
          <TextInput autoComplete="address-level1" {...textProps('region', 'Region')} />
          {renderSelect('country', 'Country', countries)}
          <TextInput autoComplete="postal-code" {...textProps('zipCode', 'Zip code')} />
        </SimpleGrid>
      </SettingsSection>
    </>
  );
}
