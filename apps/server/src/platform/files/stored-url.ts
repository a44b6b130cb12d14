interface Origin {
  linkUrl: string;
}

/** The URL of a stored address: a path on the link origin, or the URL of another host. */
export function urlOfStored({ linkUrl }: Origin, stored: string): string {
  return stored.startsWith('/') && !stored.startsWith('//') ? linkUrl + stored : stored;
}

/** The address to store of a URL: the path of an uploaded picture of this installation, any other URL as it is. */
function storedOf({ linkUrl }: Origin, url: string): string {
  if (!URL.canParse(url)) return url;
  // Normalized as a browser does, which reads `HTTPS://Host/./cdn` as `https://host/cdn`.
  const { origin, pathname, search, hash } = new URL(url);
  const isOwn = origin === new URL(linkUrl).origin && pathname.startsWith('/cdn/images/') && !search && !hash;
  return isOwn ? pathname : url;
}

/** A record to store: the URL in one of its fields, such as `company.logoUrl`, becomes the address to store. */
export function withStoredUrl<T extends object>(origin: Origin, record: T, field: string): T {
  return withField(record, field, (url) => storedOf(origin, url));
}

/** A stored record to answer with: the address in one of its fields becomes a URL. */
export function withShownUrl<T extends object>(origin: Origin, record: T, field: string): T {
  return withField(record, field, (stored) => urlOfStored(origin, stored));
}

function withField<T extends object>(record: T, field: string, change: (value: string) => string): T {
  const [name, ...rest] = field.split('.') as [string, ...string[]];
  const value = (record as Record<string, unknown>)[name];
  if (rest.length > 0 && typeof value === 'object' && value !== null)
    return { ...record, [name]: withField(value, rest.join('.'), change) };
  return rest.length === 0 && typeof value === 'string' ? { ...record, [name]: change(value) } : record;
}
