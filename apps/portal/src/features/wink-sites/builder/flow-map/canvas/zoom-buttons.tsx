import { ActionIcon, Group } from '@mantine/core';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useReactFlow } from '@xyflow/react';
import { Tooltip } from '../../../../../ui/overlays/tooltip.tsx';

export function ZoomButtons({ onFit }: { onFit: () => void }) {
  const { zoomIn, zoomOut } = useReactFlow();
  const buttons = [
    { label: 'Zoom in', icon: IconPlus, press: () => void zoomIn() },
    { label: 'Zoom out', icon: IconMinus, press: () => void zoomOut() },
    { label: 'Show all screens', icon: IconMaximize, press: onFit },
  ];
  return (
    <Group gap={4} wrap="nowrap">
      {buttons.map(({ label, icon: Icon, press }) => (
        <Tooltip key={label} label={label} position="top">
          <ActionIcon variant="default" aria-label={label} onClick={press}>
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
