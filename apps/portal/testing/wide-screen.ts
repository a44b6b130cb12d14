import { vi } from 'vitest';

/** Simulates a window wide enough for the portal, because jsdom has no layout; until globals are restored. */
export function stubWideScreen(): void {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
}
