import { describe, expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import type { InputComponent, SiteDocument } from '../document.ts';
import { apply } from '../operations/apply.ts';
import { duplicateComponent } from '../operations/component-operations.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { findMissingTranslations } from '../proof/findings/translation-findings.ts';
import { rebase } from '../rebase.ts';
import { applied, countingIds, sampleSite } from '../testing/sample-site.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { textsOfComponent } from './author-texts.ts';
import { listTexts } from './missing-texts.ts';
import { translateFlow } from './translate-flow.ts';

const income = 'Screen_income';

function inFilipino(doc = sampleSite()): SiteDocument {
  return applied(doc, { type: 'setLanguages', languages: ['en', 'fil', 'ar'] });
}

function translated(doc: SiteDocument, componentId: string | null, key: string, text: string, language = 'fil') {
  return applied(doc, { type: 'setTranslation', screenId: income, componentId, language, key, text });
}

function inputOf(doc: SiteDocument, id: string): InputComponent {
  return screensOf(doc)
    .flatMap(componentsOf)
    .find((component) => component.id === id) as InputComponent;
}

const choice = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];

function withSelect(): SiteDocument {
  const select = inputOf(inFilipino(), 'Input_4');
  const props = { ...select.props, label: 'Employed?', name: 'employed', options: choice, rule: null };
  const component: InputComponent = { ...select, id: 'Select_9', type: 'Select', props };
  return applied(inFilipino(), { type: 'addComponents', screenId: income, components: [component], at: 0 });
}

describe('translations', () => {
  test('compiles translations to the texts that differ, and falls back to the first language', () => {
    const doc = translated(translated(inFilipino(), 'Input_4', 'label', 'Buwanang kita'), null, 'screenName', 'Kita');
    const flow = compileV3(doc);
    expect(flow.languages).toEqual(['en', 'fil', 'ar']);
    expect(flow.translations).toEqual({
      fil: { [income]: { name: 'Kita' }, Input_4: { label: ['Buwanang kita'] } },
      ar: {},
    });
    const shown = translateFlow(flow, 'fil');
    expect(shown.screens[0]).toMatchObject({ name: 'Kita', nextButtonName: flow.screens[0]!.nextButtonName });
    expect(translateFlow(flow, 'constructor').screens).toEqual(flow.screens);
  });

  test('writes languages and texts over empty ones that were sent', () => {
    const wire = toWire(sampleSite());
    const sent = JSON.parse(JSON.stringify(wire)) as typeof wire;
    Object.assign(sent.additionalConfig, { languages: [] });
    for (const screen of sent.scenes[0]!.screens)
      for (const component of (screen.module.props as { components?: { props: object }[] }).components ?? [])
        Object.assign(component.props, { helpText: '', requiredMessage: '' });
    const found = fromWire('Site', sent);
    if (!('doc' in found)) throw new Error(found.problems.join());
    const read = found.doc;
    expect(toWire(read)).toEqual(sent);
    const written = toWire(
      applied(applied(read, { type: 'setLanguages', languages: ['en', 'fil'] }), {
        type: 'setComponent',
        screenId: income,
        componentId: 'Input_4',
        key: 'helpText',
        value: 'Each month',
      }),
    );
    expect(written.additionalConfig).toMatchObject({ languages: ['en', 'fil'] });
    expect(JSON.stringify(written)).toContain('"helpText":"Each month"');
  });

  test('translates labels of options and keeps their values', () => {
    const doc = translated(withSelect(), 'Select_9', 'options.yes', 'Oo');
    const [screen] = translateFlow(compileV3(doc), 'fil').screens;
    const [select] = screen?.type === 'form' ? screen.components : [];
    expect(select).toMatchObject({ name: 'employed', options: [{ label: 'Oo', value: 'yes' }, choice[1]] });
  });

  test('moves translations with values of options, and drops those of removed options', () => {
    const doc = translated(withSelect(), 'Select_9', 'options.yes', 'Oo');
    const place = { type: 'setComponent', screenId: income, componentId: 'Select_9', key: 'options' } as const;
    const renamed = applied(doc, { ...place, value: [{ label: 'Yes', value: 'YES' }, choice[1]!] });
    expect(inputOf(renamed, 'Select_9').translations).toEqual({ fil: { 'options.YES': 'Oo' } });
    const removed = applied(doc, { ...place, value: [choice[1]!] });
    expect(inputOf(removed, 'Select_9')).not.toHaveProperty('translations');
  });

  test('drops translations with their language and restores them by undo', () => {
    const doc = translated(inFilipino(), 'Input_4', 'label', 'Buwanang kita');
    const result = apply(doc, { type: 'setLanguages', languages: ['en'] });
    if ('refused' in result) throw new Error(result.refused);
    expect(inputOf(result.doc, 'Input_4')).not.toHaveProperty('translations');
    expect(applied(result.doc, result.inverse)).toEqual(doc);
  });

  test('renames variables in translations', () => {
    const doc = translated(inFilipino(), null, 'screenName', '{{Income.Monthly pay}}');
    const [name] = [screensOf(doc)[0]!.screenName];
    const read = `Kita: {{${name}.${inputOf(doc, 'Input_4').props.label}}}`;
    const renamed = applied(translated(doc, 'Title_3', 'text', read), {
      ...{ type: 'setComponent', screenId: income, componentId: 'Input_4' },
      ...{ key: 'label', value: 'Salary' },
    } as const);
    const title = screensOf(renamed)
      .flatMap(componentsOf)
      .find(({ id }) => id === 'Title_3');
    expect(title?.translations?.fil?.text).toBe(`Kita: {{${name}.Salary}}`);
  });

  test('merges translations one by one, and clashes only if both changed the same text', () => {
    const base = inFilipino();
    const theirs = translated(base, 'Input_4', 'label', 'Kita');
    const mine = translated(translated(base, 'Input_4', 'label', 'دخل', 'ar'), null, 'screenName', 'Kita');
    const { doc, clashes } = rebase(base, theirs, mine);
    expect(clashes).toEqual([]);
    expect(inputOf(doc, 'Input_4').translations).toEqual({ ar: { label: 'دخل' }, fil: { label: 'Kita' } });
    const other = rebase(base, theirs, translated(base, 'Input_4', 'label', 'Sahod'));
    expect(other.clashes.map(({ what, theirs: words }) => [what, words])).toEqual([
      [expect.stringContaining('Label (fil) of'), '"Kita"'],
    ]);
  });

  test('drops the translated label of a duplicated field', () => {
    const doc = translated(translated(inFilipino(), 'Input_4', 'label', 'Kita'), 'Input_4', 'placeholder', 'Halimbawa');
    const copied = applied(doc, duplicateComponent(doc, income, 'Input_4', countingIds())!);
    const copy = screensOf(copied)[0]!;
    const { translations } = componentsOf(copy).at(componentsOf(copy).findIndex(({ id }) => id === 'Input_4') + 1)!;
    expect(translations).toEqual({ fil: { placeholder: 'Halimbawa' } });
  });

  test('lists every text of a field that is not empty', () => {
    expect(textsOfComponent(inputOf(withSelect(), 'Select_9')).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['label', 'options.yes', 'options.no']),
    );
  });
});

describe('languages on the wire', () => {
  const read = (template: unknown) => fromWire('Loans', JSON.parse(JSON.stringify(template)));

  test('keeps translations, and values of another shape as they came', () => {
    const template = JSON.parse(JSON.stringify(toWire(translated(inFilipino(), 'Input_4', 'label', 'Kita'))));
    const [screen, other] = template.scenes[0].screens;
    screen.props.translations = ['not ours'];
    other.props.translations = { fil: {} };
    const result = read(template);
    if ('problems' in result) throw new Error(result.problems.join());
    expect(toWire(result.doc)).toEqual(template);
    expect(inputOf(result.doc, 'Input_4').translations).toEqual({ fil: { label: 'Kita' } });
  });

  test.each([
    [{ languages: 'fil' }, 'languages: must be a list of texts'],
    [{ languages: ['en', 'Filipino!'] }, 'different codes such as en, fil or pt-BR'],
    [{ languages: ['en', 'EN'] }, 'different codes'],
    [{ languages: ['pt-BR', 'pt-br'] }, 'different codes'],
    [{ languages: Array.from({ length: 11 }, (_, index) => `a${'abcdefghijk'[index]}`) }, 'up to 10 different codes'],
  ])('refuses wrong languages: %j', (config, message) => {
    const template = JSON.parse(JSON.stringify(toWire(sampleSite())));
    Object.assign(template.additionalConfig, config);
    const result = read(template);
    expect('problems' in result && result.problems.join()).toContain(message);
  });

  test('refuses translations that are too long or of no text', () => {
    const place = { type: 'setTranslation', screenId: income, componentId: 'Input_4', language: 'fil' } as const;
    const refusal = (change: object) => {
      const result = apply(inFilipino(), { ...place, key: 'label', text: 'x', ...change });
      return 'refused' in result ? result.refused : null;
    };
    expect(refusal({ text: 'x'.repeat(201) })).toBe('A translation has at most 200 characters');
    expect(refusal({ key: 'name' })).toBe('There is no text name to translate');
    expect(refusal({ language: 'en' })).toBe('This site is not translated into this language');
    expect(refusal({ language: 'de' })).toBe('This site is not translated into this language');
    expect(refusal({ componentId: 'Input_gone' })).toBe('This component does not exist any more');
  });
});

describe('missing translations', () => {
  const findingsOf = (doc: SiteDocument) =>
    findMissingTranslations(doc).map(({ text, componentId }) => [text, componentId]);

  test('counts missing translations by language, with the first of them', () => {
    const doc = applied(inFilipino(), { type: 'setLanguages', languages: ['en', 'fil'] });
    const all = listTexts(doc, 'fil').filter(({ isMissing }) => isMissing);
    expect(findingsOf(doc)).toEqual([[`${all.length} texts have no Filipino`, null]]);
    const done = all.slice(0, -1).reduce((now, { screenId, componentId, key }) => {
      const place = { type: 'setTranslation', screenId, componentId, language: 'fil' } as const;
      return applied(now, { ...place, key, text: 'Teksto' });
    }, doc);
    expect(findingsOf(done)).toEqual([['1 text has no Filipino', all.at(-1)!.componentId]]);
  });

  test('reports translations that leave out a variable of their text, and none with its format or fallback changed', () => {
    const [screen] = screensOf(inFilipino());
    const name = `${screen!.screenName}.${inputOf(inFilipino(), 'Input_4').props.label}`;
    const place = { screenId: income, componentId: 'Title_3' } as const;
    const doc = applied(inFilipino(), { type: 'setComponent', ...place, key: 'text', value: `Pay: {{${name}|PHP}}` });
    const saidOf = (text: string) =>
      findMissingTranslations(translated(doc, 'Title_3', 'text', text)).flatMap((found) =>
        found.text.includes('leaves out') ? [[found.text, found.componentId]] : [],
      );
    expect(saidOf('Kita')).toEqual([[`The Filipino of “Pay: {{${name}|PHP}}” leaves out {{${name}}}`, 'Title_3']]);
    expect(saidOf(`Kita: {{${name}|number}}`)).toEqual([]);
    expect(saidOf(`Kita: {{${name}`)).toHaveLength(1);
  });

  test('does not miss names of buttons that pages have in Filipino', () => {
    const doc = applied(inFilipino(), { type: 'setScreen', screenId: income, key: 'nextButtonName', value: 'Next' });
    const missing = (language: string) =>
      listTexts(doc, language).filter(
        ({ key, screenId, isMissing }) => isMissing && screenId === income && key === 'nextButtonName',
      );
    expect(missing('fil')).toEqual([]);
    expect(missing('ar')).toHaveLength(1);
  });
});
