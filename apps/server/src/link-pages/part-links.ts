/** The bundler's list of built files, by source file. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/**
 * HTML that loads a lazy part of a page, and everything it imports, together with the page: otherwise each level of
 * imports costs a round trip.
 * @param html the page, whose own files are left out
 */
export function linksToPart(manifest: Manifest, part: string, html: string): string {
  const chunks = new Set<string>();
  const add = (chunk: string) => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of manifest[chunk]?.imports ?? []) add(imported);
  };
  add(part);
  const files = [...chunks].flatMap((chunk) => manifest[chunk] ?? []);
  const scripts = files.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = files.flatMap(({ css = [] }) =>
    css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  );
  return [...new Set([...scripts, ...styles])].filter((link) => !html.includes(fileIn(link))).join('');
}

function fileIn(link: string): string {
  return link.slice(link.indexOf('/assets'), -2);
}
