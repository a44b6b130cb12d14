import { Text } from '@mantine/core';
import dayjs from 'dayjs';
import type { DraftState } from './builder-state.ts';
import { useBuilder } from './use-builder.ts';

/** Whether what is here is kept. */
export function DraftLabel({ isNew }: { isNew: boolean }) {
  const draft = useBuilder((state) => state.draft);
  return (
    <Text size="xs" c={draft.kind === 'failed' ? 'red' : 'dimmed'} role="status" aria-label="Draft" flex="none">
      {textOf(draft, isNew)}
    </Text>
  );
}

function textOf(draft: DraftState, isNew: boolean): string {
  if (draft.kind === 'failed') return 'Draft not saved';
  if (draft.kind === 'saved')
    return `${isNew ? 'Kept in this browser' : 'Draft saved'} ${dayjs(draft.at).format('HH:mm')}`;
  return draft.kind === 'none' ? '' : 'Saving draft…';
}
