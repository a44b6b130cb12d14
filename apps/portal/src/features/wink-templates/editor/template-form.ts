import {
  defaultTemplateId,
  type StoredTemplate,
  type TemplateInput,
  templateLimits,
  type WinkTemplate,
} from '@smile/contract/wink-templates';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { atMost } from '../../../ui/fields/at-most.ts';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { type EditorTab, editorTabs } from '../templates-search.ts';

export type TemplateForm = UseFormReturn<TemplateInput, unknown, TemplateInput>;

/** The contract's schema, for forms that always have every field. */
const loadSchema = async () =>
  (await import('@smile/contract/wink-templates')).templateInputSchema as z.ZodType<TemplateInput, TemplateInput>;

export function useTemplateForm(template: StoredTemplate): TemplateForm {
  return useSchemaForm(loadSchema, valuesOf(template));
}

const maxCharacters = {
  name: templateLimits.name,
  companyName: templateLimits.companyName,
  usageText: templateLimits.usageText,
  'consentPageConfig.getStartedButtonText': templateLimits.buttonText,
  'successPageConfig.successText': templateLimits.successText,
  'successPageConfig.connectMoreAccountsButtonText': templateLimits.buttonText,
  'successPageConfig.doneButtonText': templateLimits.buttonText,
} as const;

/** Input props of a template text: limit, error and registration. */
export function registerText(form: TemplateForm, name: keyof typeof maxCharacters) {
  const { error } = form.getFieldState(name, form.formState);
  return { ...atMost(maxCharacters[name]), error: error?.message, ...form.register(name) };
}

export function valuesOf(template: StoredTemplate): TemplateInput {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...values } = template;
  return values;
}

/** Template for the preview, with unsaved and unvalidated values. */
export function toWinkTemplate(id: string | null, values: TemplateInput): WinkTemplate {
  return { ...values, id: id ?? defaultTemplateId, enableUpload: values.fileTypeConfig.fileTypes.length > 0 };
}

const tabsOfFields: Record<keyof TemplateInput, EditorTab> = {
  name: 'global',
  companyName: 'global',
  companyLogoUrl: 'global',
  themeColor: 'global',
  fileTypeConfig: 'sources',
  providerConfig: 'sources',
  successPageConfig: 'success',
  consentPageConfig: 'consent',
  usageText: 'consent',
  enableLearnMoreLink: 'consent',
};

/** First tab with an invalid field. */
export function findTabWithError(errors: Partial<Record<keyof TemplateInput, unknown>>): EditorTab | undefined {
  const fields = Object.keys(tabsOfFields) as (keyof TemplateInput)[];
  const wrong = fields.filter((field) => errors[field]).map((field) => tabsOfFields[field]);
  return editorTabs.find((tab) => wrong.includes(tab));
}
