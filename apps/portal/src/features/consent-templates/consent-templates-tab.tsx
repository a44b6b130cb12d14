import { Button, Group, Stack, Text } from '@mantine/core';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { ConsentTemplateList } from './consent-template-list.tsx';
import { ConsentTemplatePanel } from './consent-template-panel.tsx';
import { DeleteConsentTemplateDialog } from './delete-consent-template-dialog.tsx';
import { consentTemplatesQuery } from './queries.ts';

const route = getRouteApi('/shell/account/organization');

export function ConsentTemplatesTab() {
  const { consentTemplate } = route.useSearch();
  const navigate = route.useNavigate();
  const hasTemplates = Boolean(useInfiniteQuery(consentTemplatesQuery).data?.length);
  const [deleting, setDeleting] = useState<ConsentTemplate | null>(null);
  const [isCreated, setIsCreated] = useState(false);
  const state = { settingsTab: 'consent' } as const;
  const open = (id: string) => navigate({ search: { consentTemplate: id }, state, resetScroll: false });
  const close = () => navigate({ search: {}, state, resetScroll: false });
  const addButton = (
    <Button flex="none" leftSection={<IconPlus size={16} />} onClick={() => open('new')}>
      Add Consent Template
    </Button>
  );
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap">
        <Text c="dimmed">The texts that your end users agree to. They are the same in both modes.</Text>
        {hasTemplates && addButton}
      </Group>
      <ConsentTemplateList addButton={addButton} onView={({ id }) => open(id)} onDelete={setDeleting} />
      <ConsentTemplatePanel
        opened={consentTemplate}
        onClose={close}
        onCreated={() => {
          setIsCreated(true);
          void navigate({ search: {}, state, resetScroll: false, ignoreBlocker: true });
        }}
      />
      {deleting && <DeleteConsentTemplateDialog template={deleting} onClose={() => setDeleting(null)} />}
      <MessageDialog
        title="Update Success!"
        message={isCreated ? 'Your Consent Template has been successfully created.' : undefined}
        onClose={() => setIsCreated(false)}
      />
    </Stack>
  );
}
