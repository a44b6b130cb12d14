import type { Root } from 'react-dom/client';
import { listenToPortal } from './listen-to-portal.ts';
import { SitePreview } from './site-preview.tsx';

/** A part of its own, which visitors do not load. */
export function startPreview(root: Root, portalOrigin: string): void {
  const portal = listenToPortal(window, portalOrigin);
  root.render(<SitePreview portal={portal} />);
}
