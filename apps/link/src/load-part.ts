/** Stylesheets that failed to load. */
const lost = new Set<HTMLLinkElement>();

export function trackFailedStyles(page: Document): void {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lost.add(target);
  page.addEventListener('error', note, { capture: true });
}

/**
 * Loads a lazy chunk. The bundler requests each stylesheet only once, so stylesheets that failed are requested again
 * here.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...lost].map(loadStyleAgain));
  return load();
}

function loadStyleAgain(former: HTMLLinkElement): Promise<void> {
  const link = former.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      lost.delete(former);
      former.remove();
      resolve();
    };
    link.onerror = () => {
      lost.delete(link);
      link.remove();
      reject(new Error(`No style: ${link.href}`));
    };
    former.after(link);
  });
}
