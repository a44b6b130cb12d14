import { Button, Group, Stack, Text } from '@mantine/core';
import type { Side } from '@smile/site-model/compare/merge-values';
import { useState } from 'react';
import { Radio } from '../../../../ui/fields/radio.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Conflict } from './kept-site.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
}

/** Asks which value to keep when two people changed the same one. All other changes of both are merged. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const { clashes, who, resolve } = conflict;
  const [decisions, setDecisions] = useState<Record<string, Side>>({});
  const apply = () => {
    resolve(decisions);
    onClose();
  };
  return (
    <Dialog opened size="lg" centered title="Both of you changed the same parts">
      <Stack gap="lg">
        <Text>
          {capitalize(who)} has changed this site too. All other changes are kept; choose which of these to use.
        </Text>
        {clashes.map(({ id, what, theirs, mine }) => (
          <Radio.Group
            key={id}
            label={what}
            value={decisions[id] ?? 'mine'}
            onChange={(side) => setDecisions({ ...decisions, [id]: side as Side })}
          >
            <Stack gap="xs" mt={4}>
              <Radio value="mine" label={`Mine: ${mine}`} />
              <Radio value="theirs" label={`${who}: ${theirs}`} />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button onClick={apply} data-autofocus>
            Keep these
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function capitalize(who: string): string {
  return who.charAt(0).toUpperCase() + who.slice(1);
}
