import type { Root } from 'react-dom/client';
import { listenForPreview } from './listen-for-preview.ts';
import { Preview } from './preview.tsx';

/** A part of its own, which end users do not load. */
export function startPreview(root: Root, portalOrigin: string): void {
  listenForPreview(window, portalOrigin, (message) => root.render(<Preview message={message} />));
}
