import {
  defaultTemplateId,
  type StoredTemplate,
  type TemplateInput,
  type WinkTemplate,
} from '@smile/contract/wink-templates';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { type EditorTab, editorTabs } from '../templates-search.ts';

export type TemplateForm = UseFormReturn<TemplateInput, unknown, TemplateInput>;

/** The contract's schema; a form always holds every field. */
const loadSchema = async () =>
  (await import('@smile/contract/wink-templates')).templateInputSchema as z.ZodType<TemplateInput, TemplateInput>;

export function useTemplateForm(template: StoredTemplate): TemplateForm {
  return useSchemaForm(loadSchema, valuesOf(template));
}

export function valuesOf(template: StoredTemplate): TemplateInput {
  const { id: _, enableUpload: __, createdAt: ___, updatedAt: ____, ...values } = template;
  return values;
}

/** The template as the widget would get it, whatever has been typed so far. */
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

/** The tab with the first wrong field, in the order of the tabs. */
export function findTabWithError(errors: Partial<Record<keyof TemplateInput, unknown>>): EditorTab | undefined {
  const fields = Object.keys(tabsOfFields) as (keyof TemplateInput)[];
  const wrong = fields.filter((field) => errors[field]).map((field) => tabsOfFields[field]);
  return editorTabs.find((tab) => wrong.includes(tab));
}
