const key = 'smile.foldedGroups';

/** Whether this navigation group is collapsed in this browser. */
export function isFolded(label: string): boolean {
  return readFolded().includes(label);
}

export function rememberFolded(label: string, folded: boolean): void {
  const others = readFolded().filter((other) => other !== label);
  localStorage.setItem(key, JSON.stringify(folded ? [...others, label] : others));
}

function readFolded(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : [];
  } catch {
    return [];
  }
}
