/**
 * Loads a part of the page that comes later. The bundler asks for each of its styles once, also when the network was
 * away just then, so that styles that were lost are asked for here again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(loadStyleAgain));
  return load();
}

function loadStyleAgain(lost: HTMLLinkElement): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.onload = () => {
      lost.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style: ${link.href}`));
    };
    document.head.append(link);
  });
}
