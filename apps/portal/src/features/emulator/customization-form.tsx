import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { defaultTemplateId, type StoredTemplate } from '@smile/contract/wink-templates';
import { useRef } from 'react';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { LookFields } from '../wink-templates/editor/look-fields.tsx';
import { registerText, toWinkTemplate, useTemplateForm, valuesOf } from '../wink-templates/editor/template-form.ts';
import { WidgetPreview } from '../wink-templates/editor/widget-preview.tsx';
import { useSaveTemplate } from '../wink-templates/queries.ts';
import { TemplateSwitch } from '../wink-templates/template-switch.tsx';
import classes from './emulator-panel.module.css';
import type { EmulatorSearch } from './emulator-search.ts';
import { TemplateSelect } from './template-select.tsx';

interface CustomizationFormProps {
  template: StoredTemplate;
  tenantName: string;
  onTemplate: (templateId: string) => void;
}

/** Form of a template. The built-in one is read-only: saving it creates a new template. */
export function CustomizationForm({ template, tenantName, onTemplate }: CustomizationFormProps) {
  const id = template.id === defaultTemplateId ? null : template.id;
  const savedId = useRef<string>(undefined);
  const save = useSaveTemplate();
  const form = useTemplateForm(template);
  const refusal = useRefusal(form, save.error);
  const { isDirty } = form.formState;
  const values = form.watch();
  const submit = form.handleSubmit((body) =>
    save.mutate(
      { id, body },
      {
        onSuccess: (saved) => {
          savedId.current = saved.id;
          form.reset(valuesOf(saved));
          showSuccess(id ? 'Template saved' : 'Template created');
          if (!id) onTemplate(saved.id);
        },
      },
    ),
  );
  // Saving navigates to the new template while the form still counts as dirty.
  const isSaved = (next: { search: EmulatorSearch }) =>
    savedId.current !== undefined && next.search.template === savedId.current;
  return (
    <form noValidate onSubmit={submit} className={classes.columns}>
      <Stack gap="md" className={classes.device}>
        <TemplateSelect value={template.id} onChange={onTemplate} />
        <WidgetPreview
          screen="consent"
          template={toWinkTemplate(id, values)}
          tenantName={tenantName}
          providers={[]}
          fileTypes={[]}
        />
      </Stack>
      <Stack gap="md" maw={640}>
        <TextInput label="Template Name" placeholder="default" {...registerText(form, 'name')} />
        <TextInput label="Company Name" placeholder={tenantName} {...registerText(form, 'companyName')} />
        <Textarea
          label="Information Type"
          description="The information you request, and its purpose."
          autosize
          minRows={3}
          {...registerText(form, 'usageText')}
        />
        <LookFields form={form} colorLabel="Primary Color" />
        <TemplateSwitch
          form={form}
          name="consentPageConfig.enabled"
          label="Consent Screen"
          description="If it is off, end users start with the choice of accounts."
        />
        <TextInput
          label="Start Button Text"
          placeholder="Get started"
          {...registerText(form, 'consentPageConfig.getStartedButtonText')}
        />
        <TemplateSwitch
          form={form}
          name="enableLearnMoreLink"
          label="Data Transparency"
          description="A Learn more link explains who gets the records, how long they are kept and how to stop sharing."
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {id ? 'Save' : 'Save as New Template'}
          </Button>
        </Group>
      </Stack>
      <UnsavedChangesGuard isDirty={isDirty} canStay={isSaved} />
      <ErrorDialog message={refusal} error={save.error} onClose={save.reset} />
    </form>
  );
}
