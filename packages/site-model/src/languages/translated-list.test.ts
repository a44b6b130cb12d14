import { siteLimits } from '@smile/contract/site-limits';
import { expect, test } from 'vitest';
import { writeParts } from '../clipboard/copied-parts.ts';
import { adaptParts } from '../clipboard/paste-parts.ts';
import { readParts } from '../clipboard/read-parts.ts';
import { compileV3 } from '../compile-v3.ts';
import { diffDocuments } from '../diff.ts';
import type { InputComponent, SiteDocument } from '../document.ts';
import { apply } from '../operations/apply.ts';
import '../operations/follow-renamed.ts';
import { partsOf, screensOf } from '../parts.ts';
import { findMissingTranslations } from '../proof/findings/translation-findings.ts';
import { rebase } from '../rebase.ts';
import { componentFault } from '../soundness/components.ts';
import { documentOf, inputNamed, screenWithForm } from '../testing/documents.ts';
import { applied, countingIds } from '../testing/sample-site.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { listTexts } from './missing-texts.ts';
import { translateFlow } from './translate-flow.ts';
import { translateLines } from './translated-list.ts';

const place = { screenId: 'Screen_1', componentId: 'Input_status' } as const;
const lines = 'Single\tS\nMarried\tM\nWidowed';
const status = { ...inputNamed('status', { optionLines: lines }), type: 'SearchSelect' as const };
const site: SiteDocument = { ...documentOf([screenWithForm('Screen_1', [status])]), languages: ['en', 'fil', 'ar'] };

const translation = (text: string, language = 'fil') =>
  ({ type: 'setTranslation', ...place, language, key: 'optionLines', text }) as const;
const setLines = (value: string) => ({ type: 'setComponent', ...place, key: 'optionLines', value }) as const;
const translationsIn = (doc: SiteDocument) => screensOf(doc).flatMap(partsOf)[0]!.translations;
const missingIn = (doc: SiteDocument, language = 'fil') =>
  listTexts(doc, language).find(({ key }) => key === 'optionLines')!.missingOptions;

const single = 'Walang asawa\tS';
const married = 'May asawa\tM';

test('shows a list in a language with its values, and labels without a translation in the first one', () => {
  const doc = applied(site, translation(`${married}\n${single}\nElsewhere\tX`));
  const flow = compileV3(doc);
  const [screen] = translateFlow(flow, 'fil').screens;
  expect(screen?.type === 'form' && screen.components[0]).toMatchObject({
    optionLines: `${single}\n${married}\nWidowed`,
  });
  expect(translateFlow(flow, 'ar').screens).toEqual(flow.screens);
  // The version keeps only what was translated, however many languages there are.
  expect(flow.translations!.fil).toEqual({ Input_status: { optionLines: `${married}\n${single}\nElsewhere\tX` } });
});

test('marks a list as missing until each option with letters has a translation', () => {
  const numbered = applied(site, setLines(`${lines}\n2024`));
  expect(missingIn(numbered)).toBe(3);
  const doc = applied(numbered, translation(`${single}\n${married}`));
  expect([missingIn(doc), missingIn(doc, 'ar')]).toEqual([1, 3]);
  expect(missingIn(applied(doc, translation(`${single}\n${married}\nBalo\tWidowed`)))).toBe(0);
  const [first] = findMissingTranslations(applied(site, translation(single)));
  expect(first).toMatchObject({ kind: 'not-translated', componentId: 'Input_status' });
});

test('keeps translations through the wire, copies, undo and a removed language', () => {
  const doc = applied(site, translation(single));
  const sent = JSON.parse(JSON.stringify(toWire(doc)));
  const read = fromWire('Site', sent);
  expect('doc' in read && toWire(read.doc)).toEqual(sent);
  const result = apply(doc, { type: 'setLanguages', languages: ['en', 'ar'] });
  if ('refused' in result) throw new Error(result.refused);
  expect(translationsIn(result.doc)).toBeUndefined();
  expect(applied(result.doc, result.inverse)).toEqual(doc);
});

test('moves translations to renamed values, and drops those of removed options', () => {
  const doc = applied(site, translation(`${single}\n${married}`));
  const renamed = applied(doc, setLines('Single\tSINGLE\nMarried\tM'));
  expect(translationsIn(renamed)).toEqual({ fil: { optionLines: `Walang asawa\tSINGLE\n${married}` } });
  const removed = applied(doc, setLines('Married\tM'));
  expect(translationsIn(removed)).toEqual({ fil: { optionLines: married } });
  expect(translationsIn(applied(doc, setLines('Other')))).toBeUndefined();
});

test('merges two editors by option, and asks where both translated one', () => {
  const mine = applied(site, translation(single));
  const theirs = applied(site, translation(married));
  const both = rebase(site, theirs, mine);
  expect(both.clashes).toEqual([]);
  expect(translationsIn(both.doc)).toEqual({ fil: { optionLines: `${married}\n${single}` } });
  const other = rebase(site, applied(site, translation('Dalaga\tS')), mine);
  expect(other.clashes.map((clash) => [clash.theirs, clash.mine])).toEqual([
    [expect.stringContaining('Dalaga'), expect.stringContaining('Walang asawa')],
  ]);
  const withValue = rebase(site, applied(site, setLines('Single\tSINGLE\nMarried\tM\nWidowed')), mine);
  expect(translationsIn(withValue.doc)).toEqual({ fil: { optionLines: 'Walang asawa\tSINGLE' } });
});

test('refuses translations longer than an option, or more than a list may have', () => {
  const refusal = (text: string) => {
    const result = apply(site, translation(text));
    return 'refused' in result ? result.refused : null;
  };
  expect(refusal(`${'x'.repeat(201)}\tS`)).toBe('An option has at most 200 characters');
  expect(refusal('x\n'.repeat(10) + Array.from({ length: 10_001 }, (_, at) => at).join('\n'))).toContain(
    'at most 10000',
  );
  expect(refusal('x'.repeat(siteLimits.optionLines + 1))).toContain('at most 450000 characters');
  const label = { ...status, translations: { fil: { label: 'x'.repeat(1001) } } } as InputComponent;
  expect(componentFault(label)).toBe('A translation has at most 1000 characters');
});

test('describes a changed translation in a few words', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `Barangay ${at}\tB${at}`).join('\n');
  const words = diffDocuments(site, applied(site, translation(many)));
  expect(JSON.stringify(words).length).toBeLessThan(2000);
});

test('translates 10,000 options', () => {
  const list = Array.from({ length: 10_000 }, (_, at) => `Barangay ${at}\tB${at}`).join('\n');
  const translated = list.replaceAll('Barangay', 'Nayon');
  expect(translateLines(list, translated)).toBe(translated);
});

test('pastes a copied field with the translations of its list', () => {
  const doc = applied(site, translation(single));
  const read = readParts(writeParts(doc, 'Screen_1', 'Input_status')!);
  if ('problem' in read) throw new Error(read.problem);
  const { parts } = adaptParts(doc, read, 'Screen_1', countingIds(100));
  expect(parts).toMatchObject({ components: [{ translations: { fil: { optionLines: single } } }] });
});
