import { type PreviewMessage, previewMessageSchema } from '@smile/contract/widget-preview';

/**
 * Takes preview messages from the portal that frames this page: from the parent window and the portal's origin only,
 * and only in the contract's shape. Tells the portal that it listens.
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
