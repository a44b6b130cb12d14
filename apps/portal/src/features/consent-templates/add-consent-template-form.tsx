import { Button, Group, Stack, Title } from '@mantine/core';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { ConsentTemplateFields, type ConsentTemplateForm } from './consent-template-fields.tsx';
import { useCreateConsentTemplate } from './queries.ts';

const blank: ConsentTemplateForm = { consentType: '', title: '', version: '', consentMethod: '', consentText: '' };

export function AddConsentTemplateForm({ onCreated }: { onCreated: () => void }) {
  const create = useCreateConsentTemplate();
  const form = useSchemaForm(
    async () => (await import('@smile/contract/consent-templates')).consentTemplateFormSchema,
    blank,
  );
  const refusal = useRefusal(form, create.error);
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) => create.mutate(values, { onSuccess: onCreated }));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg" maw={960} mx="auto">
        <Title order={2}>Add Consent Template</Title>
        <ConsentTemplateFields
          fieldProps={(name) => ({ ...form.register(name), error: errors[name]?.message })}
          textLength={form.watch('consentText').length}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={create.isPending}>
            Add
          </Button>
        </Group>
      </Stack>
      <UnsavedChangesGuard isDirty={isDirty} />
      <ErrorDialog message={refusal} error={create.error} onClose={create.reset} />
    </form>
  );
}
