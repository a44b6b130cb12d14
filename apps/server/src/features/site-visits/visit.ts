import type { Form } from '@smile/contract/forms';
import type { SiteFlow } from '@smile/site-model/flow';
import type { StoredVisit } from '@smile/site-model/visits/walk';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../context.ts';
import type { FoundSession } from './shared-queries.ts';

interface Holdings {
  forms: Pick<Form, 'reference' | 'data'>[];
  /** Connected providers and kept document types. */
  sources: string[];
  urlParams: Record<string, string>;
}

/** Converts stored data to a visit of the site model; every widget of the site gets all shared sources. */
export function toVisit(flow: SiteFlow, { forms, sources, urlParams }: Holdings): StoredVisit {
  const widgets = flow.screens.filter(({ type }) => type === 'widget');
  return {
    forms: Object.fromEntries(forms.map(({ reference, data }) => [reference, data])),
    linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, sources])),
    query: readParams(flow, urlParams),
  };
}

/** Declared URL parameters, with defaults for those missing from the address. */
export function readParams(flow: SiteFlow, given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    flow.urlParams.map(({ key, value }) => [key, Object.hasOwn(given, key) ? given[key]! : value]),
  );
}

/** References of the screens in a path, in order. */
export function modulesOf(flow: SiteFlow, path: readonly string[]): string[] {
  return path.flatMap((screenId) => flow.screens.find(({ id }) => id === screenId)?.moduleId ?? []);
}

/** Template of the first widget. */
export function widgetTemplateOf(flow: SiteFlow | null): string | null {
  for (const screen of flow?.screens ?? []) if (screen.type === 'widget') return screen.winkTemplateId;
  return null;
}

export function contextOf(ctx: Context, { tenantId, mode }: FoundSession): ModeContext {
  return modeContext(tenantContext(ctx, tenantId), mode);
}
