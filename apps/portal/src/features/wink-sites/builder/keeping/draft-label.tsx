import { Text } from '@mantine/core';
import { useBuilder } from '../store/use-builder.ts';
import { textOfDraft } from './draft-text.ts';

/** Whether what is here is kept. */
export function DraftLabel({ isNew }: { isNew: boolean }) {
  const draft = useBuilder((state) => state.draft);
  return (
    <Text size="xs" c={draft.kind === 'failed' ? 'red' : 'dimmed'} role="status" aria-label="Draft" flex="none">
      {textOfDraft(draft, isNew)}
    </Text>
  );
}
