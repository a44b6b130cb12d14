import '../operations/follow-renamed.ts';
import '../operations/part-operations.ts';
import type { NextItem, Screen, SiteDocument, TestField } from '../document.ts';
import { type IdMaker, newComponents, type PaletteItem } from '../new-component.ts';
import { newScreen } from '../new-document.ts';
import { apply } from '../operations/apply.ts';
import type { Operation } from '../operations/operation.ts';
import { findForm } from '../parts.ts';

/** Screen Income with a Title and an Input "Pay", Extra with a Paragraph, and Connect with the widget. */
export function sampleSite(): SiteDocument {
  const newId = countingIds();
  const [income, extra] = [formWith('Income', ['Title', 'Input'], newId), formWith('Extra', ['Paragraph'], newId)];
  const connect = { ...newScreen('WinkWidgetModule', 'Connect', newId), id: 'Screen_connect' };
  const screens = [{ ...income, id: 'Screen_income' }, { ...extra, id: 'Screen_extra' }, connect];
  const doc: SiteDocument = {
    name: 'Loans',
    themeColor: '#167e1c',
    urlParams: [{ key: 'campaign', value: 'web' }],
    languages: [],
    calculations: [],
    screenIds: screens.map(({ id }) => id),
    screens: Object.fromEntries(screens.map((screen) => [screen.id, screen])),
    kept: {},
  };
  return applied(
    doc,
    { ...input, key: 'label', value: 'Pay' },
    { ...input, key: 'name', value: 'pay' },
    { type: 'setNextConfig', screenId: 'Screen_income', items: [nextItem('Screen_extra', inputField)] },
    { type: 'setNextConfig', screenId: 'Screen_extra', items: [nextItem('Screen_connect')] },
  );
}

const input = { type: 'setComponent', screenId: 'Screen_income', componentId: 'Input_4' } as const;
const inputField: TestField = { kind: 'component', componentId: 'Input_4' };

export function nextItem(target: string | null, ...fields: TestField[]): NextItem {
  const items = fields.map((field) => ({ field, type: 'EQ', value: '1' }) as const);
  const type = target === null || target.startsWith('Screen_') ? 'ROUTE_SCREEN' : 'REDIRECT_URL';
  return { id: `Next_${target}`, type, target, condition: { type: 'AND', items: [...items] } };
}

export function applied(doc: SiteDocument, ...operations: Operation[]): SiteDocument {
  const result = apply(doc, { type: 'batch', operations });
  if ('refused' in result) throw new Error(result.refused);
  return result.doc;
}

export function refusal(doc: SiteDocument, operation: Operation): string | null {
  const result = apply(doc, operation);
  return 'refused' in result ? result.refused : null;
}

function formWith(name: string, items: PaletteItem[], newId: (kind: string) => string): Screen {
  const screen = newScreen('FormModule', name, newId);
  if (screen.module.type !== 'FormModule') return screen;
  const { module } = screen;
  const components = items.flatMap((item) => newComponents(item, module, newId));
  const componentMap = Object.fromEntries(components.map((component) => [component.id, component]));
  return { ...screen, module: { ...module, componentIds: Object.keys(componentMap), componentMap } };
}

export function propsOf(doc: SiteDocument, componentId: string): Record<string, unknown> | undefined {
  return doc.screenIds.map((id) => findForm(doc, id)?.componentMap[componentId]?.props).find(Boolean);
}

/** Sequential ids: Input_1, Title_2. */
export function countingIds(after = 0): IdMaker {
  let count = after;
  return (kind) => `${kind}_${++count}`;
}
