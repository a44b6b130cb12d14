import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';

const CropDialog = onDemand(async () => (await import('./crop-dialog.tsx')).CropDialog);

interface PictureFieldProps {
  label: string;
  value: string | null;
  /** `round` for pictures of people. */
  shape?: 'round' | 'square';
  isReadOnly?: boolean;
  onChange: (url: string | null) => void;
}

/** A picture that is chosen, cropped in a dialog and uploaded. */
export function PictureField({ label, value, shape = 'round', isReadOnly = false, onChange }: PictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Group gap="md">
        <Avatar src={value} size={72} radius={shape === 'round' ? 36 : 8} alt={label} color="green">
          <IconPhoto size={28} stroke={1.5} />
        </Avatar>
        {!isReadOnly && (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => setIsChoosing(true)}>
              Upload image
            </Button>
            {value && (
              <Button variant="subtle" color="red" size="xs" onClick={() => onChange(null)}>
                Remove
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isChoosing && (
        <CropDialog
          title={`Upload ${label.toLowerCase()}`}
          onUploaded={onChange}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  );
}
