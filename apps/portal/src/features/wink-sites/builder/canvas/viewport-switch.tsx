import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Viewport } from '../store/builder-state.ts';
import { useBuilder } from '../store/use-builder.ts';

/** Selects the width at which the page is shown. */
export function ViewportSwitch() {
  const viewport = useBuilder((state) => state.viewport);
  const setViewport = useBuilder((state) => state.setViewport);
  return (
    <SegmentedControl
      size="xs"
      aria-label="Width of the page"
      value={viewport}
      onChange={(value) => setViewport(value as Viewport)}
      data={[
        { value: 'mobile', label: <IconLabel icon={<IconDeviceMobile size={16} stroke={1.75} />} label="Mobile" /> },
        { value: 'desktop', label: <IconLabel icon={<IconDeviceDesktop size={16} stroke={1.75} />} label="Desktop" /> },
      ]}
    />
  );
}

function IconLabel({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <span aria-hidden style={{ display: 'grid', placeContent: 'center', height: '1lh' }}>
        {icon}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
