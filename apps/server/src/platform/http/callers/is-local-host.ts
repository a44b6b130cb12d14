const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request names this machine, or one of `allowed`, as its host. Pages of any site can reach a loopback
 * address by a name of their own (DNS rebinding), but cannot change what the browser puts into `Host`.
 */
export function isLocalHost(host: string | undefined, allowed: readonly string[] = []): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return loopbackNames.has(hostname) || allowed.includes(hostname);
}
