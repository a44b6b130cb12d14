import { Group, Stack, Text, Title } from '@mantine/core';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { nameOf } from './consent-template-columns.tsx';
import { ConsentTemplateFields } from './consent-template-fields.tsx';

export function ConsentTemplateView({ template }: { template: ConsentTemplate }) {
  return (
    <Stack gap="lg" maw={960} mx="auto">
      <Stack gap={4}>
        <Title order={2}>{nameOf(template)}</Title>
        <Group gap="lg">
          <CopyableId value={template.id} label="consent template ID" />
          <Text span c="dimmed" size="sm">
            Created <DateTime value={template.createdAt} />
          </Text>
        </Group>
      </Stack>
      <ConsentTemplateFields
        fieldProps={(name) => ({ value: template[name], readOnly: true, variant: 'filled' })}
        textLength={template.consentText.length}
      />
    </Stack>
  );
}
