import type { Form } from '@smile/contract/forms';
import type { SiteFlow } from '@smile/site-model/flow';
import { fromFormData } from '@smile/site-model/form-data';
import type { StoredVisit } from '@smile/site-model/routing';
import type { AnswerValue } from '@smile/site-model/values';

interface Holdings {
  forms: Pick<Form, 'reference' | 'data'>[];
  /** Ids of connected providers and kept document types. */
  sources: string[];
  urlParams: Record<string, string>;
}

/** Converts stored data to a visit of the site model; sources count for each widget of the site. */
export function toVisit(flow: SiteFlow, { forms, sources, urlParams }: Holdings): StoredVisit {
  const widgets = flow.screens.filter(({ type }) => type === 'widget');
  return {
    forms: Object.fromEntries(forms.map(({ reference, data }) => [reference, data])),
    linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, sources])),
    query: readParams(flow, urlParams),
  };
}

/** The parameters that the site declares, with what holds where the address does not say. */
export function readParams(flow: SiteFlow, given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    flow.urlParams.map(({ key, value }) => [key, Object.hasOwn(given, key) ? given[key]! : value]),
  );
}

/** Modules of the screens, in their order. */
export function modulesOf(flow: SiteFlow, path: readonly string[]): string[] {
  return path.flatMap((screenId) => flow.screens.find(({ id }) => id === screenId)?.moduleId ?? []);
}

/** The answers in all stored forms, by component. */
export function answersOf(flow: SiteFlow, forms: StoredVisit['forms']): Record<string, AnswerValue> {
  const answers = flow.screens.flatMap((screen) => {
    const data = screen.type === 'form' && Object.hasOwn(forms, screen.moduleId) ? forms[screen.moduleId] : undefined;
    return screen.type === 'form' && data !== undefined ? Object.entries(fromFormData(screen, data) ?? {}) : [];
  });
  return Object.fromEntries(answers);
}
