import { vi } from 'vitest';

/** A window wide enough for the portal, which jsdom has neither widths nor scrolling for, until globals are restored. */
export function stubWideScreen(): void {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
}
