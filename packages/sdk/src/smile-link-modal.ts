import { type Modal, openModal } from './open-modal.ts';
import type { SmileLinkOptions } from './options.ts';

const script = document.currentScript as HTMLScriptElement | null;
const linkOrigin = new URL(
  script?.src || document.querySelector<HTMLScriptElement>('script[src*="/smile.v"]')?.src || location.href,
).origin;

/** The public widget class. The constructor does nothing until `open()`. */
export class SmileLinkModal {
  // `declare` only: compiling a class field for older browsers would add half a kilobyte.
  declare private modal: Modal | null;
  declare private readonly options: SmileLinkOptions;

  constructor(options: SmileLinkOptions) {
    this.modal = null;
    this.options = options;
  }

  open(): void {
    const token: unknown = this.options?.userToken;
    if (!token || typeof token !== 'string') throw new TypeError('SmileLinkModal: userToken is required, as a string');
    if (this.modal?.isAttached()) return;
    this.modal?.end();
    this.modal = openModal(this.options, linkOrigin, () => {
      this.modal = null;
    });
  }

  /** Closes the widget like its own close button; `onClose` is called once the browser history is restored. */
  close(): void {
    this.modal?.end('close');
  }

  /** Removes the widget without calling any callback. */
  destroy(): void {
    this.modal?.end();
  }
}
