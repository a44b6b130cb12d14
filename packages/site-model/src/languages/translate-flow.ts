import type { SiteFlow } from '../flow.ts';
import { ownValue } from '../values.ts';

/** The flow in a language, as far as it is translated. All parts are new objects, so that they re-render. */
export function translateFlow(flow: SiteFlow, language: string): SiteFlow {
  const texts = ownValue(flow.translations ?? {}, language) ?? {};
  const of = (id: string) => ownValue(texts, id);
  const screens = flow.screens.map((screen) => {
    const own = of(screen.id);
    if (screen.type !== 'form') return { ...screen, ...own };
    return { ...screen, ...own, components: screen.components.map((part) => ({ ...part, ...of(part.id) })) };
  });
  return { ...flow, screens: screens as SiteFlow['screens'] };
}
