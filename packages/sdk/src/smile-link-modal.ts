import { type Modal, openModal } from './open-modal.ts';
import type { SmileLinkOptions } from './options.ts';

const script = document.currentScript as HTMLScriptElement | null;
const linkOrigin = new URL(
  script?.src || document.querySelector<HTMLScriptElement>('script[src*="/smile.v"]')?.src || location.href,
).origin;

/** The widget as pages use it: creating one does nothing until `open()`. */
export class SmileLinkModal {
  private modal: Modal | null = null;
  private readonly options: SmileLinkOptions;

  constructor(options: SmileLinkOptions) {
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

  /** Closes the widget as its own close button does. */
  close(): void {
    this.modal?.end('close');
  }

  /** Takes the widget away without calling anything back. */
  destroy(): void {
    this.modal?.end();
  }
}
