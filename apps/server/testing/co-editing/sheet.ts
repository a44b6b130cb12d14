import '@smile/site-model/operations/follow-renamed';
import '@smile/site-model/operations/part-operations';
import type { NextItem, SiteDocument } from '@smile/site-model/document';
import { newComponents } from '@smile/site-model/new-component';
import { newDocument, newScreen } from '@smile/site-model/new-document';
import { apply } from '@smile/site-model/operations/apply';
import type { Operation } from '@smile/site-model/operations/operation';
import { componentsOf, findForm, screensOf } from '@smile/site-model/parts';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { countingIds } from '@smile/site-model/testing/sample-site';

/** A value of a site, by component and key, that contains the token of the last edit. */
export interface Cell {
  screenId: string;
  componentId: string;
  key: 'placeholder' | 'label';
}

/** Three forms with two inputs each. */
export function startSite(): SiteDocument {
  const newId = countingIds();
  const first = newDocument('Loans', newId);
  const doc = ['Two', 'Three'].reduce(
    (now, name, at) =>
      applyOrKeep(now, { type: 'addScreen', screen: newScreen('FormModule', name, newId), at: at + 1 }),
    first,
  );
  return doc.screenIds.reduce(
    (now, screenId) => addInput(addInput(now, screenId, newId('Input')), screenId, newId('Input')),
    doc,
  );
}

/** Returns the document unchanged when the operation does not apply. */
export function applyOrKeep(doc: SiteDocument, operation: Operation): SiteDocument {
  const applied = apply(doc, operation);
  return 'doc' in applied ? applied.doc : doc;
}

export function addInput(doc: SiteDocument, screenId: string, id: string): SiteDocument {
  const form = findForm(doc, screenId);
  if (!form) return doc;
  const components = newComponents('Input', form, () => id);
  const added = applyOrKeep(doc, { type: 'addComponents', screenId, components, at: form.componentIds.length });
  const name =
    id.replace(/[^a-z]/gi, '') + id.replace(/\D/g, '').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  return applyOrKeep(added, { type: 'setComponent', screenId, componentId: id, key: 'name', value: name });
}

export function listCells(doc: SiteDocument): Cell[] {
  return screensOf(doc).flatMap((screen) =>
    componentsOf(screen).flatMap(({ id, type }) =>
      type === 'Input'
        ? (['placeholder', 'label'] as const).map((key) => ({ screenId: screen.id, componentId: id, key }))
        : [],
    ),
  );
}

/** Routes a screen to one of its possible next screens. */
export function leadOn(doc: SiteDocument, screenId: string, number: number): SiteDocument {
  const targets = possibleTargets(doc, screenId);
  const target = targets[number % targets.length]?.id;
  if (target === undefined) return doc;
  const items = [{ ...openItem, id: `next-${target}`, target }];
  return applyOrKeep(doc, { type: 'setNextConfig', screenId, items });
}

const openItem: NextItem = { id: '', type: 'ROUTE_SCREEN', target: null, condition: { type: 'AND', items: [] } };

/** Drops routes without a target, which would prevent saving, and routes to the first screen. */
export function dropOpenRoutes(doc: SiteDocument): SiteDocument {
  return screensOf(doc).reduce((now, { id: screenId, nextConfig }) => {
    const items = nextConfig.filter(({ target }) => target !== null && target !== doc.screenIds[0]);
    return items.length === nextConfig.length ? now : applyOrKeep(now, { type: 'setNextConfig', screenId, items });
  }, doc);
}

export function nameCell({ componentId, key }: Cell): string {
  return `${componentId} ${key}`;
}

/** Texts by cell. */
export function readCells(doc: SiteDocument): Map<string, string> {
  const texts = new Map<string, string>();
  for (const screen of screensOf(doc))
    for (const component of componentsOf(screen))
      if (component.type === 'Input')
        for (const key of ['placeholder', 'label'] as const)
          texts.set(`${component.id} ${key}`, (component.props as unknown as Record<string, string>)[key]!);
  return texts;
}

/** Tokens of edits anywhere in a value. */
export function findTokens(value: unknown): string[] {
  return JSON.stringify(value).match(/edit-[a-z]-\d+x/g) ?? [];
}

/** Tokens in one part of wire-format pages; `site` stands for all of them. */
export function findTokensIn(pages: unknown, partId: string): string[] {
  if (partId === 'site') return findTokens(pages);
  const found: string[] = [];
  JSON.stringify(pages, (_, value) => {
    if (value !== null && typeof value === 'object' && value.reference === partId) found.push(...findTokens(value));
    return value;
  });
  return found;
}

export function authorOfToken(token: string): string {
  return token.split('-')[1]!;
}
