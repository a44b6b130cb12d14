import { type SitePreviewMessage, sitePreviewMessageSchema } from '@smile/contract/site-preview';
import type { SitePreviewReport } from '@smile/contract/site-preview-report';

export interface Portal {
  onMessage(listener: (message: SitePreviewMessage) => void): () => void;
  report(report: SitePreviewReport): void;
}

/**
 * The portal that frames this page: messages come from the parent window and the portal's origin only, and only in the
 * contract's shape; reports go nowhere else.
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
