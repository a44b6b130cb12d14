import { assignRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect } from 'react';

interface AnchorProps {
  element: HTMLElement | null;
  ref?: Ref<HTMLElement>;
}

/** Passes an existing element to a library component that would otherwise render its own target. */
export function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (ref) assignRef(ref, element);
  }, [ref, element]);
  return null;
}
