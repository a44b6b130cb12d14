/** Where a login without a remembered page leads, and what `/` shows. */
export const landingPath = '/dashboard';

/** The remembered page when it is a path of this origin other than the login page, else the landing page. */
export function safeReturnPath(from: string | undefined): string {
  if (!from?.startsWith('/') || !URL.canParse(from, location.origin)) return landingPath;
  const url = new URL(from, location.origin);
  if (url.origin !== location.origin || url.pathname === '/' || url.pathname === '/login') return landingPath;
  return url.pathname + url.search + url.hash;
}

/** The login page's search that remembers a page; the landing page needs no remembering. */
export function rememberPage(path: string): { from?: string } {
  const page = pageToRemember(path);
  return safeReturnPath(page) === landingPath ? {} : { from: page };
}

/** The login page goes on remembering what it remembers: several calls of one page may be refused, one after another. */
function pageToRemember(path: string): string {
  if (!URL.canParse(path, location.origin)) return path;
  const { pathname, searchParams } = new URL(path, location.origin);
  return (pathname === '/login' && searchParams.get('from')) || path;
}

export function loginUrlFor(path: string): string {
  const { from } = rememberPage(path);
  return from ? `/login?${new URLSearchParams({ from })}` : '/login';
}
