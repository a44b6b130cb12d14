import { IconArrowLeft } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { AnchorLink } from './anchor-link.tsx';

/** Link above a page's title to the page that it belongs to; drawers have the same one. */
export function BackLink({ to, label }: { to: LinkProps['to']; label: string }) {
  return (
    <AnchorLink
      to={to}
      size="sm"
      fw={500}
      lh="20px"
      underline="hover"
      display="inline-flex"
      style={{ gap: 6, alignItems: 'center', alignSelf: 'flex-start' }}
    >
      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
      {label}
    </AnchorLink>
  );
}
