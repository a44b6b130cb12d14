import { Alert } from '@mantine/core';
import type { Tenant } from '@smile/contract/tenants';
import { IconInfoCircle } from '@tabler/icons-react';
import { SaveBar } from '../../ui/fields/save-bar.tsx';
import { SettingsSection } from '../../ui/fields/settings-section.tsx';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { PictureField } from '../images/picture-field.tsx';
import { OrganizationFields } from './organization-fields.tsx';
import { organizationValues } from './organization-values.ts';
import { useUpdateTenant } from './queries.ts';

interface OrganizationFormProps {
  tenant: Tenant;
  industries: readonly string[];
  isReadOnly: boolean;
}

export function OrganizationForm({ tenant, industries, isReadOnly }: OrganizationFormProps) {
  const update = useUpdateTenant();
  const form = useSchemaForm(
    async () => (await import('@smile/contract/tenants')).organizationSchema,
    organizationValues(tenant),
  );
  const refusal = useRefusal(form, update.error);
  const { isDirty } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (updated) => {
        form.reset(organizationValues(updated));
        showSuccess('Update Success!');
      },
    }),
  );
  return (
    <form noValidate onSubmit={submit}>
      {isReadOnly && (
        <Alert color="gray" icon={<IconInfoCircle size={18} />} mb="lg">
          Only an administrator can change these details.
        </Alert>
      )}
      <SettingsSection title="Brand" caption="Shown to end users in the widget, on invitations and on sites.">
        <PictureField
          label="Logo"
          shape="square"
          value={form.watch('logoUrl') ?? null}
          isReadOnly={isReadOnly}
          onChange={(url) => form.setValue('logoUrl', url, { shouldDirty: true })}
        />
      </SettingsSection>
      <OrganizationFields form={form} industries={industries} isReadOnly={isReadOnly} />
      {!isReadOnly && <SaveBar label="Update" isDirty={isDirty} isSaving={update.isPending} />}
      <UnsavedChangesGuard isDirty={isDirty} />
      <ErrorDialog message={refusal} error={update.error} onClose={update.reset} />
    </form>
  );
}
