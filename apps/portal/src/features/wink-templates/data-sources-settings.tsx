import { Stack, Switch, Text } from '@mantine/core';
import type { Provider } from '@smile/contract/providers';
import { templateLimits } from '@smile/contract/wink-templates';
import { ProviderPicker } from './provider-picker.tsx';
import type { TemplateForm } from './template-form.ts';

export function DataSourcesSettings({ form, providers }: { form: TemplateForm; providers: Provider[] }) {
  const config = form.watch('providerConfig');
  const set = (change: Partial<typeof config>) =>
    form.setValue('providerConfig', { ...config, ...change }, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap="md">
      <ProviderPicker
        label="Include Only The Following"
        description="Leave it empty to show all. With a single provider, the widget opens its login at once."
        providers={providers}
        value={config.providers}
        onChange={(ids) => set({ providers: ids })}
      />
      <ProviderPicker
        label="Highlight The Following"
        description={`They come first, in this order; at most ${templateLimits.topProviders}.`}
        providers={providers}
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
