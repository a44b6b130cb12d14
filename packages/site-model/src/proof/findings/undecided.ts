import type { Screen, SiteDocument } from '../../document.ts';
import { type Finding, finding } from './finding.ts';
import { itemName } from './test-findings.ts';

/**
 * Claims about a screen that cannot be decided because of calculated values: their ranges allow it, but no answers were
 * found that reach it.
 */
export function findUndecided(screen: Screen, document: SiteDocument, { isPossible, items }: ScreenClaims): Finding[] {
  const at = { screenId: screen.id };
  if (isPossible === null)
    return [
      finding('unchecked', `It is not proved whether anybody comes to screen ${screen.screenName}: ${cause}`, at),
    ];
  return items.flatMap((item, itemIndex) => {
    if (item === null || item.isPossible !== null) return [];
    const name = itemName(itemIndex, screen, document, { isShort: true });
    const text = `It is not proved whether ${name} in screen ${screen.screenName} is ever taken: ${cause}`;
    return [finding('unchecked', text, { ...at, itemIndex })];
  });
}

interface ScreenClaims {
  /** Null if undecided. */
  isPossible: boolean | null;
  /** By index in the screen's next items; null for items that cannot be played. */
  items: ({ isPossible: boolean | null } | null)[];
}

const cause = 'calculated values decide it';
