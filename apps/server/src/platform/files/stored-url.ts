interface Origin {
  linkUrl: string;
}

/** URL of a stored address: a path on the link origin, or another host's URL. */
export function urlOfStored({ linkUrl }: Origin, stored: string): string {
  return stored.startsWith('/') && !stored.startsWith('//') ? linkUrl + stored : stored;
}

/** Address to store for a URL: the path of a picture uploaded here, any other URL unchanged. */
function storedOf({ linkUrl }: Origin, url: string): string {
  if (!URL.canParse(url)) return url;
  // Normalized as a browser does, which reads `HTTPS://Host/./cdn` as `https://host/cdn`.
  const { origin, pathname, search, hash } = new URL(url);
  const isOwn = origin === new URL(linkUrl).origin && pathname.startsWith('/cdn/images/') && !search && !hash;
  return isOwn ? pathname : url;
}

/** Converts the URL in a record's field, such as `company.logoUrl`, to the address to store. */
export function withStoredUrl<T extends object>(origin: Origin, record: T, field: string): T {
  return withField(record, field, (url) => storedOf(origin, url));
}

/** Converts the stored address in a record's field to a URL. */
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
