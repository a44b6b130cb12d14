import type { SmileLinkOptions } from '@smile/sdk/options';

/** Global that the link origin's script defines. */
export interface Widget {
  open(): void;
  close(): void;
  destroy(): void;
}
export type WidgetClass = new (options: SmileLinkOptions) => Widget;

const loading = new Map<string, Promise<WidgetClass>>();

/**
 * Loads the script of a link origin once, when the first widget opens; retries on the next opening after a failure.
 * Rejects with an `Error` that names the script.
 */
export function loadWidget(linkUrl: string, nonce?: string): Promise<WidgetClass> {
  const url = `${linkUrl.replace(/\/+$/, '')}/v2/smile.v2.js`;
  const known = loading.get(url);
  if (known) return known;
  const loaded = addScript(url, nonce);
  loading.set(url, loaded);
  loaded.catch(() => loading.delete(url));
  return loaded;
}

function addScript(url: string, nonce?: string): Promise<WidgetClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (nonce) script.nonce = nonce;
    script.onload = () => {
      const { SmileLinkModal } = window as { SmileLinkModal?: WidgetClass };
      if (SmileLinkModal) resolve(SmileLinkModal);
      else reject(new Error(`${url} is not the script of the widget.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(script);
  });
}
