import { type Modal, openModal } from './open-modal.ts';
import type { SmileLinkOptions } from './options.ts';

const script = document.currentScript as HTMLScriptElement | null;
const linkOrigin = new URL(
  script?.src || document.querySelector<HTMLScriptElement>('script[src*="/smile.v"]')?.src || location.href,
).origin;

/** The widget as pages use it: creating one does nothing until `open()`. */
export class SmileLinkModal {
  // Declared only: a browser that knows no fields would need half a kilobyte to define them.
  declare private modal: Modal | null;
  declare private readonly options: SmileLinkOptions;

  constructor(options: SmileLinkOptions) {
    this.modal = null;
    this.options = options;
  }

  open(): void {
    if (!this.options?.userToken) throw new TypeError('SmileLinkModal: userToken is required');
    if (this.modal?.isAttached()) return;
    this.modal?.end();
    this.modal = openModal(this.options, linkOrigin, () => {
      this.modal = null;
    });
  }

  /** Closes the widget as its own close button does: `onClose` follows once the browser's history is as it was before. */
  close(): void {
    this.modal?.end('close');
  }

  /** Takes the widget away without calling anything back. */
  destroy(): void {
    this.modal?.end();
  }
}
