import { type SitePreviewMessage, sitePreviewMessageSchema } from '@smile/contract/site-preview';
import type { SitePreviewReport } from '@smile/contract/site-preview-report';

export interface Portal {
  onMessage(listener: (message: SitePreviewMessage) => void): () => void;
  report(report: SitePreviewReport): void;
}

/**
 * Connects to the portal that frames this page: accepts only valid contract messages from the parent window and the
 * portal's origin, and reports only to it.
 */
export function listenToPortal(frame: Window, portalOrigin: string): Portal {
  const report = (message: SitePreviewReport) => frame.parent.postMessage(message, portalOrigin);
  return {
    report,
    onMessage(listener) {
      const handle = (event: MessageEvent) => {
        if (event.source !== frame.parent || event.origin !== portalOrigin) return;
        const message = sitePreviewMessageSchema.safeParse(event.data);
        if (message.success) listener(message.data);
      };
      frame.addEventListener('message', handle);
      return () => frame.removeEventListener('message', handle);
    },
  };
}
