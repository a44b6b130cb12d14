import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { formatDateTime } from '../../../../../ui/format/format-time.ts';
import { Popover } from '../../../../../ui/overlays/popover/popover.tsx';
import { useBuilder } from '../../store/use-builder.ts';
import type { OtherDraft } from './other-draft.ts';

interface OtherDraftsButtonProps {
  onTakeOver: (authorId: string) => void;
}

/** Shows who else has a draft of the site; opens a list of their screens and conflicts. */
export function OtherDraftsButton({ onTakeOver }: OtherDraftsButtonProps) {
  const drafts = useBuilder((state) => state.otherDrafts);
  if (drafts.length === 0) return null;
  const hasConflict = drafts.some(({ conflicts }) => conflicts.length > 0);
  const [first] = drafts;
  const text = drafts.length === 1 ? `${first!.name} has a draft` : `${drafts.length} others have drafts`;
  const button = (
    <Button
      variant="light"
      size="xs"
      color={hasConflict ? 'amber' : 'gray'}
      leftSection={<IconUsers size={14} stroke={1.75} aria-hidden />}
      rightSection={
        hasConflict ? (
          <Badge size="xs" color="amber">
            Conflict
          </Badge>
        ) : undefined
      }
      style={{ flex: 'none' }}
    >
      {text}
    </Button>
  );
  return (
    <Popover button={button} position="bottom-end" width={360}>
      {(close) => (
        <Stack gap="md" tabIndex={0} data-autofocus>
          {drafts.map((draft) => (
            <DraftOfOther
              key={draft.authorId}
              draft={draft}
              onTakeOver={() => {
                close();
                onTakeOver(draft.authorId);
              }}
            />
          ))}
          <Text size="xs" c="dimmed">
            Save publishes your changes only. Other people’s drafts do not change.
          </Text>
        </Stack>
      )}
    </Popover>
  );
}

function DraftOfOther({ draft, onTakeOver }: { draft: OtherDraft; onTakeOver: () => void }) {
  const { name, hasLeft, screens, conflicts, updatedAt } = draft;
  return (
    <Stack gap={4} align="flex-start">
      <Title order={2}>{name}</Title>
      <Text size="sm">
        Changes {screens.map((screen) => screen.name).join(', ')} (kept {formatDateTime(updatedAt)})
      </Text>
      {conflicts.map(({ with: side, what, draft: value, other }) => (
        <Text size="sm" c="amber" key={`${side} ${what}`}>
          Conflict: {what}. {name}: {value}. {side === 'YOUR_DRAFT' ? 'You' : 'Live'}: {other}.
        </Text>
      ))}
      {hasLeft && (
        <Button size="xs" variant="default" onClick={onTakeOver}>
          Take over
        </Button>
      )}
    </Stack>
  );
}
