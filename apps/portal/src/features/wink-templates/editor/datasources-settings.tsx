import { Stack, Switch, Text } from '@mantine/core';
import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import { templateLimits } from '@smile/contract/wink-templates';
import { type PickableSource, SourcePicker } from './source-picker.tsx';
import type { TemplateForm } from './template-form.ts';

interface DatasourcesSettingsProps {
  form: TemplateForm;
  providers: Provider[];
  fileTypes: FileType[];
}

const changed = { shouldDirty: true, shouldValidate: true };

export function DatasourcesSettings({ form, providers, fileTypes }: DatasourcesSettingsProps) {
  const config = form.watch('providerConfig');
  const uploaded = form.watch('fileTypeConfig.fileTypes');
  const documents = fileTypes.map(toDocument);
  const isDocument = (id: string) => documents.some((document) => document.id === id);
  const set = (change: Partial<typeof config>) => form.setValue('providerConfig', { ...config, ...change }, changed);
  const setUploaded = (ids: string[]) => form.setValue('fileTypeConfig.fileTypes', ids, changed);
  return (
    <Stack gap="md">
      <SourcePicker
        label="Include Only The Following"
        description="Leave it empty to show all. Useful for deep-linking a single provider: the widget then opens its login or upload at once."
        sources={[...providers, ...documents]}
        value={config.providers}
        onChange={(ids) => {
          set({ providers: ids });
          setUploaded([...new Set([...uploaded, ...ids.filter(isDocument)])]);
        }}
      />
      <SourcePicker
        label="Documents To Upload"
        description="End users may upload these when their account is not in the list. Leave it empty to turn uploads off."
        sources={documents}
        value={uploaded}
        onChange={(ids) => {
          setUploaded(ids);
          set({ providers: config.providers.filter((id) => !isDocument(id) || ids.includes(id)) });
        }}
      />
      <SourcePicker
        label="Highlight The Following"
        description={`They come first, in this order; at most ${templateLimits.topProviders}.`}
        sources={providers}
        value={config.topProviders}
        maxValues={templateLimits.topProviders}
        onChange={(ids) => set({ topProviders: ids })}
      />
      <div>
        <Switch
          label="Show Linked Providers"
          description="End users see the accounts they have connected, and can disconnect them."
          checked={!config.excludeConnectedProviders}
          onChange={(event) => set({ excludeConnectedProviders: !event.currentTarget.checked })}
        />
        {config.excludeConnectedProviders && (
          <Text c="red" size="sm" mt="xs" role="alert">
            End users will not be able to revoke their access in the widget. Keep revoke access available by
            implementing the Revoke API manually.
          </Text>
        )}
      </div>
    </Stack>
  );
}

function toDocument({ type, typeLabel, logoUrl, enabled }: FileType): PickableSource {
  return { id: type, name: typeLabel, logoUrl, typeLabel: 'Document', enabled };
}
