/** Target after a login without a remembered page, and of `/`. */
export const landingPath = '/dashboard';

/** The remembered page, if it is a path of this origin and not the login page; otherwise the landing page. */
export function safeReturnPath(from: string | undefined): string {
  if (!from?.startsWith('/') || !URL.canParse(from, location.origin)) return landingPath;
  const url = new URL(from, location.origin);
  if (url.origin !== location.origin || url.pathname === '/' || url.pathname === '/login') return landingPath;
  return url.pathname + url.search + url.hash;
}

/** Search parameters of the login page that remember a page; none for the landing page. */
export function rememberPage(path: string): { from?: string } {
  const page = pageToRemember(path);
  return safeReturnPath(page) === landingPath ? {} : { from: page };
}

/** The login page keeps its remembered page, because several calls of one page may be refused in a row. */
function pageToRemember(path: string): string {
  if (!URL.canParse(path, location.origin)) return path;
  const { pathname, searchParams } = new URL(path, location.origin);
  return (pathname === '/login' && searchParams.get('from')) || path;
}

export function loginUrlFor(path: string): string {
  const { from } = rememberPage(path);
  return from ? `/login?${new URLSearchParams({ from })}` : '/login';
}
