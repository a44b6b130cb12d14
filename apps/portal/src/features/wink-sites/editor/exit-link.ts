const prefix = /^\s*(?:https?:)?\/\//i;

/** Returns the address without the fixed `https://`. */
export function stripPrefix(url: string): string {
  return url.replace(prefix, '');
}

/** An exit link from what was typed or pasted behind the fixed `https://`; empty for nothing. */
export function readExitLink(typed: string): string {
  const rest = stripPrefix(typed).trimStart();
  return rest === '' ? '' : `https://${rest}`;
}
