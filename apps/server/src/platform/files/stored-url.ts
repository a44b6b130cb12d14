/** The URL of a stored address: a path on the link origin, or the URL of another host. */
export function urlOfStored({ linkUrl }: { linkUrl: string }, stored: string): string {
  return stored.startsWith('/') && !stored.startsWith('//') ? linkUrl + stored : stored;
}
