import { Button, Input, Stack, Text } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { readOptionLines } from '@smile/site-model/fields/option-lines';
import { IconListDetails } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { onDemand } from '../../../../../ui/loading/on-demand.tsx';

interface OptionListFieldProps {
  lines: string;
  onChange: (lines: string) => void;
}

const OptionListDialog = onDemand(async () => (await import('./option-list-dialog.tsx')).OptionListDialog);
const maxShown = 3;

/** Options of a searchable select, edited as text because there may be thousands. */
export const OptionListField = memo(({ lines, onChange }: OptionListFieldProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const options = readOptionLines(lines);
  const shown = options.slice(0, maxShown).map(({ label }) => label);
  const rest = options.length - shown.length;
  return (
    <Input.Wrapper label="Options" labelElement="div">
      <Stack gap="xs" align="flex-start">
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {options.length === 0 ? 'No options yet' : shown.join(', ')}
          {rest > 0 && ` and ${countOf(rest.toLocaleString('en'), 'other')}`}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconListDetails size={14} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          Edit options
        </Button>
      </Stack>
      {isOpen && <OptionListDialog lines={lines} onChange={onChange} onClose={() => setIsOpen(false)} />}
    </Input.Wrapper>
  );
});
OptionListField.displayName = 'OptionListField';
