const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request's `Host` is this machine or one of `allowed`. A web page can reach a loopback address by a name of
 * its own (DNS rebinding), but cannot change the `Host` that the browser sends.
 */
export function isLocalHost(host: string | undefined, allowed: readonly string[] = []): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return loopbackNames.has(hostname) || allowed.includes(hostname);
}
