import type { FlowComponent, SiteFlow } from '../flow.ts';
import { ownValue } from '../values.ts';
import { translateLines } from './translated-list.ts';

/** The flow in a language, as far as it is translated. All parts are new objects, so that they re-render. */
export function translateFlow(flow: SiteFlow, language: string): SiteFlow {
  const texts = ownValue(flow.translations ?? {}, language) ?? {};
  const of = (id: string) => ownValue(texts, id);
  const screens = flow.screens.map((screen) => {
    const own = of(screen.id);
    if (screen.type !== 'form') return { ...screen, ...own };
    return {
      ...screen,
      ...own,
      components: screen.components.map((part) =>
        translatePart(part, of(part.id) as Partial<FlowComponent> | undefined),
      ),
    };
  });
  return { ...flow, screens: screens as SiteFlow['screens'] };
}

/** A long list is only there in the builder; the page of a site loads it in its language. */
function translatePart(part: FlowComponent, own: Partial<FlowComponent> | undefined): FlowComponent {
  const translated = { ...part, ...own } as FlowComponent;
  if (!('optionLines' in part && part.optionLines && own && 'optionLines' in own)) return translated;
  return { ...translated, optionLines: translateLines(part.optionLines, own.optionLines ?? '') } as FlowComponent;
}
