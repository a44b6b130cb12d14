import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

const reason =
  'Under the Philippine Data Privacy Act of 2012, personal data may be looked up only with the consent of the person ' +
  'it is about. Record here what this person agreed to, how, and when.';

export function ConsentHint() {
  return (
    <Tooltip label={reason} multiline maw={340}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Why consent is needed">
        <IconInfoCircle size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
