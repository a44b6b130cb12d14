import { assignRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect } from 'react';

interface AnchorProps {
  element: HTMLElement | null;
  ref?: Ref<HTMLElement>;
}

/** Stands for an element of the page where the library asks for one that it may make its own. */
export function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (ref) assignRef(ref, element);
  }, [ref, element]);
  return null;
}
