import { ActionIcon, Group } from '@mantine/core';
import type { ConsentTemplate } from '@smile/contract/consent-templates';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { DateTime } from '../../ui/format/date-time.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ShortText } from '../../ui/table/short-text.tsx';

interface ConsentTemplateActions {
  onView: (template: ConsentTemplate) => void;
  onDelete: (template: ConsentTemplate) => void;
}

/** Templates created through the API may have no title. */
export function nameOf(template: ConsentTemplate): string {
  return template.title || template.consentType;
}

export function consentTemplateColumns({ onView, onDelete }: ConsentTemplateActions): Column<ConsentTemplate>[] {
  return [
    { header: 'Consent Type', cell: ({ consentType }) => <ShortText text={consentType} /> },
    { header: 'Display Title', role: 'wide', cell: ({ title }) => <span title={title}>{title || '-'}</span> },
    { header: 'Version', cell: ({ version }) => <ShortText text={version} /> },
    { header: 'Consent Method', cell: ({ consentMethod }) => <ShortText text={consentMethod || '-'} /> },
    { header: 'Created At', cell: (template) => <DateTime value={template.createdAt} /> },
    {
      header: 'Action',
      role: 'actions',
      cell: (template) => (
        <Group gap={4} wrap="nowrap">
          <Tooltip label="View">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`View ${nameOf(template)}`}
              onClick={() => onView(template)}
            >
              <IconEye size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete ${nameOf(template)}`}
              onClick={() => onDelete(template)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </Group>
      ),
    },
  ];
}
