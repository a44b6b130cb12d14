import type { SiteDocument } from '../document.ts';
import { screensOf } from '../parts.ts';

/** The document but for the ids of next items, which the wire does not have. */
export function dropItemIds(doc: SiteDocument): SiteDocument {
  const screens = screensOf(doc).map((screen) => {
    const nextConfig = screen.nextConfig.map((item) => ({ ...item, id: '' }));
    return [screen.id, { ...screen, nextConfig }] as const;
  });
  return { ...doc, screens: Object.fromEntries(screens) };
}
