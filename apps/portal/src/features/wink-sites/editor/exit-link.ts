const prefix = /^\s*(?:https?:)?\/\//i;

/** Returns the address without the fixed `https://`. */
export function stripPrefix(url: string): string {
  return url.replace(prefix, '');
}

/** Exit link from the text typed after the fixed `https://`; empty without text. */
export function readExitLink(typed: string): string {
  const rest = stripPrefix(typed).trimStart();
  return rest === '' ? '' : `https://${rest}`;
}
