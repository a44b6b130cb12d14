import { expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import { diffDocuments } from '../diff.ts';
import type { InputComponent, SiteDocument } from '../document.ts';
import { listTexts } from '../languages/missing-texts.ts';
import { translateFlow } from '../languages/translate-flow.ts';
import type { Operation } from '../operations/operation.ts';
import { componentsOf, fieldsInGroup, screensOf } from '../parts.ts';
import { proveSite } from '../proof/prove-site.ts';
import { rebase } from '../rebase.ts';
import { documentOf, employersGroup, inputNamed, screenWithForm } from '../testing/documents.ts';
import { applied } from '../testing/sample-site.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';

/** A group whose first label contains the name asked before. */
function siteReading(label: string): SiteDocument {
  const read = { ...inputNamed('employer', { label }), translations: { fil: { label: `Si ${label}` } } };
  const [, pay] = employersGroup().props.fields!;
  return documentOf(
    [
      screenWithForm('Screen_me', [inputNamed('name')]),
      screenWithForm('Screen_jobs', [employersGroup({ fields: [read, pay!], addText: 'Add a job' })]),
    ],
    { languages: ['en', 'fil'] },
  );
}

function fieldsOf(doc: SiteDocument): InputComponent[] {
  return screensOf(doc).flatMap(componentsOf).flatMap(fieldsInGroup);
}

const rename: Operation = {
  type: 'setComponent',
  screenId: 'Screen_me',
  componentId: 'Input_name',
  key: 'label',
  value: 'Full name',
};
const setField = (componentId: string, key: string, value: unknown) =>
  ({ type: 'setComponent', screenId: 'Screen_jobs', componentId, key, value }) as Operation;
const translate = (componentId: string, key: string, text: string): Operation => ({
  type: 'setTranslation',
  screenId: 'Screen_jobs',
  componentId,
  language: 'fil',
  key,
  text,
});

test('renames variables in labels and translations of group fields', () => {
  const [field] = fieldsOf(applied(siteReading('Employer of {{me.name}}'), rename));
  expect(field!.props.label).toBe('Employer of {{me.Full name}}');
  expect(field!.translations!.fil!.label).toBe('Si Employer of {{me.Full name}}');
});

test('refuses a new name that makes the label of a group field too long', () => {
  const label = `{{me.name}}${'x'.repeat(185)}`;
  const value = 'Full name of a person';
  expect(() => applied(siteReading(label), { ...rename, value } as Operation)).toThrow(
    /the new field name makes this text too long/,
  );
});

test('renames variables in group fields that only one side of a merge has', () => {
  const base = siteReading('Employer');
  const mine = applied(base, setField('Input_employer', 'label', 'Employer of {{me.name}}'));
  const { doc, clashes } = rebase(base, applied(base, rename), mine);
  expect(clashes).toEqual([]);
  expect(fieldsOf(doc)[0]!.props.label).toBe('Employer of {{me.Full name}}');
  const read = siteReading('Employer of {{me.name}}');
  const required = applied(read, setField('Input_employer', 'required', true));
  const merged = rebase(read, applied(read, rename), required);
  expect(merged.clashes).toEqual([]);
  expect(fieldsOf(merged.doc)[0]!.props).toMatchObject({ label: 'Employer of {{me.Full name}}', required: true });
});

test('reports variables of group fields that read nothing or have no such format', () => {
  const settings = { matches: () => true, templateIds: [], sourceIds: [] };
  const kinds = (label: string) =>
    proveSite(siteReading(label), settings).findings.map(({ kind, componentId }) => `${kind} ${componentId}`);
  expect(kinds('{{me.other}}')).toContain('empty-variable Group_1');
  expect(kinds('{{me.name|wrong}}')).toContain('unknown-format Group_1');
  expect(kinds('{{me.name}}').filter((kind) => /variable|format/.test(kind))).toEqual([]);
});

test('lists, stores and shows translations of a group and its fields', () => {
  const doc = siteReading('Employer');
  const missing = listTexts(doc, 'fil').filter(({ isMissing }) => isMissing);
  expect(missing.map(({ componentId, key }) => `${componentId} ${key}`)).toEqual(
    expect.arrayContaining(['Group_1 addText', 'MoneyInput_pay label']),
  );
  const translated = applied(
    doc,
    translate('Group_1', 'addText', 'Magdagdag ng trabaho'),
    translate('MoneyInput_pay', 'label', 'Sahod'),
  );
  const [, screen] = translateFlow(compileV3(translated), 'fil').screens;
  expect(screen).toMatchObject({
    components: [
      {
        group: {
          addText: 'Magdagdag ng trabaho',
          components: [{ label: ['Si Employer'] }, { name: 'pay', label: ['Sahod'] }],
        },
      },
    ],
  });
  expect(compileV3(translated).screens[1]).toMatchObject({
    components: [{ group: { addText: 'Add a job', components: [{ label: ['Employer'] }, { label: ['pay'] }] } }],
  });
  const read = fromWire('Loans', JSON.parse(JSON.stringify(toWire(translated))));
  expect('doc' in read && fieldsOf(read.doc)).toEqual(fieldsOf(translated));
});

test('drops translations of group fields with their language', () => {
  const doc = applied(siteReading('Employer'), { type: 'setLanguages', languages: ['en'] });
  expect(fieldsOf(doc).filter(({ translations }) => translations)).toEqual([]);
});

test('names the changes of a field in a comparison', () => {
  const before = siteReading('Employer');
  const sentencesAfter = (...operations: Operation[]) =>
    diffDocuments(before, applied(before, ...operations)).flatMap(({ sentences }) => sentences);
  expect(
    sentencesAfter(
      setField('Input_employer', 'required', true),
      translate('MoneyInput_pay', 'label', 'Sahod'),
      setField('MoneyInput_pay', 'label', 'Wage'),
    ),
  ).toEqual([
    'Required of Employer of Employers: no → yes',
    'Label of pay of Employers: "pay" → "Wage"',
    'Label (fil) of pay of Employers: none → "Sahod"',
  ]);
  const [employer, pay] = fieldsOf(before);
  expect(sentencesAfter(setField('Group_1', 'fields', [pay, inputNamed('city')]))).toEqual([
    'Field city of Employers added',
    'Field Employer of Employers removed',
  ]);
  expect(sentencesAfter(setField('Group_1', 'fields', [pay, employer]))).toEqual([
    expect.stringMatching(/^Field (pay|Employer) of Employers moved to place [12]$/),
  ]);
});

test('tells how two people changed the fields of a group', () => {
  const base = siteReading('Employer');
  const { clashes } = rebase(
    base,
    applied(base, setField('Input_employer', 'placeholder', 'Globex')),
    applied(base, setField('Input_employer', 'placeholder', 'Acme')),
  );
  expect(clashes).toMatchObject([
    {
      theirs:
        'Employer (Field Name "employer", Placeholder "Globex"); pay (Field Name "pay", Required yes, Currency "PHP")',
      mine: 'Employer (Field Name "employer", Placeholder "Acme"); pay (Field Name "pay", Required yes, Currency "PHP")',
    },
  ]);
});
