import { ActionIcon, Group } from '@mantine/core';
import type { StoredTemplate } from '@smile/contract/wink-templates';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import type { Column } from '../../ui/table/column.ts';

interface RowActions {
  onEdit: (template: StoredTemplate) => void;
  onDelete: (template: StoredTemplate) => void;
}

export function templateColumns({ onEdit, onDelete }: RowActions): Column<StoredTemplate>[] {
  return [
    {
      header: 'ID',
      cell: ({ id }) => (
        <AnchorLink
          to="/link/template"
          search={{ template: id }}
          resetScroll={false}
          title={id}
          truncate="start"
          ta="left"
          ff="monospace"
          display="inline-block"
          maw="calc(18ch + 1px)"
          fz="xs"
          style={{ verticalAlign: 'middle' }}
        >
          <bdi>{id}</bdi>
        </AnchorLink>
      ),
    },
    { header: 'Template Name', role: 'wide', cell: ({ name }) => <span title={name}>{name}</span> },
    { header: 'Created At', cell: ({ createdAt }) => createdAt && <DateTime value={createdAt} /> },
    { header: 'Updated At', cell: ({ updatedAt }) => updatedAt && <DateTime value={updatedAt} /> },
    {
      header: 'Action',
      role: 'actions',
      cell: (template) => (
        <Group gap={4} wrap="nowrap">
          <CopyButton value={template.id} label="template ID" />
          <Tooltip label="Edit">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`Edit ${template.name}`}
              onClick={() => onEdit(template)}
            >
              <IconPencil size={15} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`Delete ${template.name}`}
              onClick={() => onDelete(template)}
            >
              <IconTrash size={15} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </Group>
      ),
    },
  ];
}
