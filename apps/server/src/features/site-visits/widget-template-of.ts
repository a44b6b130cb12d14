import type { SiteFlow } from '@smile/site-model/flow';

/** The template of the first widget. */
export function widgetTemplateOf(flow: SiteFlow | null): string | null {
  for (const screen of flow?.screens ?? []) if (screen.type === 'widget') return screen.winkTemplateId;
  return null;
}
