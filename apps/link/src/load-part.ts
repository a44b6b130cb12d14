/** Stylesheets that failed to load and were not loaded since. */
const failed = new Set<HTMLLinkElement>();

export function trackFailedStyles(page: Document): void {
  const addFailed = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target);
  page.addEventListener('error', addFailed, { capture: true });
}

/**
 * Loads a lazy chunk. The bundler requests each stylesheet only once, so stylesheets that failed are requested again
 * here.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...failed].map(loadStyleAgain));
  return load();
}

function loadStyleAgain(former: HTMLLinkElement): Promise<void> {
  const copy = former.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    copy.onload = () => {
      failed.delete(former);
      former.remove();
      resolve();
    };
    copy.onerror = () => {
      // The listener of the page has added the copy; the former one stays, and is tried again next time.
      failed.delete(copy);
      copy.remove();
      reject(new Error(`No style: ${copy.href}`));
    };
    former.after(copy);
  });
}
