const key = 'smile.recentEntries';
const keptCount = 4;

/** Labels of the entries recently opened in this browser, newest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string').slice(0, keptCount) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(label: string): void {
  const others = readRecent().filter((other) => other !== label);
  localStorage.setItem(key, JSON.stringify([label, ...others].slice(0, keptCount)));
}
