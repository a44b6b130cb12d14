import { type PreviewMessage, previewMessageSchema } from '@smile/contract/widget-preview';

/**
 * Handles preview messages from the portal that frames this page: only from the parent window and the portal's origin,
 * and only in the contract's shape. Tells the portal that it is ready.
 */
export function listenForPreview(
  frame: Window,
  portalOrigin: string,
  onMessage: (message: PreviewMessage) => void,
): void {
  frame.addEventListener('message', (event) => {
    if (event.source !== frame.parent || event.origin !== portalOrigin) return;
    const message = previewMessageSchema.safeParse(event.data);
    if (message.success) onMessage(message.data);
  });
  frame.parent.postMessage({ type: 'ready' }, portalOrigin);
}
