import { groupFieldsReadBy } from '../../calculations/operands.ts';
import { componentTitle, titleOf } from '../../compare/in-words.ts';
import { optionsOf } from '../../compile-input.ts';
import { isEmptiness, isMembership, isoDate, linesOf } from '../../conditions.ts';
import type { Component, Condition, InputComponent, Screen, SiteDocument, Test } from '../../document.ts';
import { conditionsOf } from '../../fields/component-conditions.ts';
import { fieldTypes, hasFiles } from '../../fields/field-types.ts';
import { componentsOf, fieldsInGroup, inputsIn } from '../../parts.ts';
import { parsePlainNumber } from '../../plain-number.ts';
import { type ProofSettings, placeInGroup } from './field-findings.ts';
import { type Finding, finding } from './finding.ts';

/** Tests of missing fields or options, and tests for values that the source never has. */
export function findTestProblems(document: SiteDocument, settings: ProofSettings): Finding[] {
  const inputs = new Map(inputsIn(document).map((input) => [input.id, input]));
  const problemsOf = ({ items }: Condition, known = inputs) =>
    items.flatMap((test) => explainTest(test, { document, inputs: known, settings }) ?? []);
  const ofScreens = document.screenIds.flatMap((id) => {
    const screen = document.screens[id]!;
    const ofItems = screen.nextConfig.flatMap(({ condition }, itemIndex) =>
      problemsOf(condition).map(({ kind, text }) =>
        finding(kind, `${itemName(itemIndex, screen, document)} ${text}`, { screenId: id, itemIndex }),
      ),
    );
    const ofPart = (part: Component, componentId: string, place: string, known = inputs) =>
      conditionsOf(part).flatMap(([key, condition]) =>
        problemsOf(condition, known).map(({ kind, text }) => {
          const name = `${titleOf(key)} of ${componentTitle(part)} on screen ${place}`;
          return finding(kind, `${name} ${text}`, { screenId: id, componentId });
        }),
      );
    const ofComponents = componentsOf(screen).flatMap((component) => {
      const fields = fieldsInGroup(component);
      const inEntry = new Map([...inputs, ...fields.map((field) => [field.id, field] as const)]);
      return [
        ...ofPart(component, component.id, screen.screenName),
        ...fields.flatMap((field) => ofPart(field, component.id, placeInGroup(screen, component), inEntry)),
        ...findCircularFields(document, screen, component),
      ];
    });
    return [...ofItems, ...ofComponents];
  });
  return [...ofScreens, ...findLostOperands(document)];
}

/** Fields of a repeating group that are shown only if sums match that depend on them: such sums have no result. */
function findCircularFields(document: SiteDocument, screen: Screen, group: Component): Finding[] {
  const fields = fieldsInGroup(group);
  return fields.flatMap((field) =>
    (field.props.visibleIf?.items ?? []).flatMap(({ field: read }) => {
      const calculation =
        read.kind === 'calculated' && document.calculations.find(({ id }) => id === read.calculationId);
      if (!calculation || !groupFieldsReadBy(document.calculations, fields, read).has(field.id)) return [];
      const name = componentTitle(field);
      const text = `${titleOf('visibleIf')} of ${name} on screen ${placeInGroup(screen, group)} reads ${calculation.name.trim()}, which depends on ${name} itself`;
      return [finding('no-field', text, { screenId: screen.id, componentId: group.id })];
    }),
  );
}

/** Calculated values that use removed parts: they never have a result, or one that ignores the part. */
function findLostOperands({ calculations, screenIds }: SiteDocument): Finding[] {
  return calculations
    .filter(({ operands }) => operands.some(({ field }) => field?.kind === 'unknown'))
    .map(({ name }) => {
      const text = `The calculated value ${name.trim()} reads a field that does not exist`;
      return finding('no-field', text, { screenId: screenIds[0]! });
    });
}

/** `Next config item 2 (to Low) in screen Income`; the short form omits the screen. */
export function itemName(
  itemIndex: number,
  screen: Screen,
  document: SiteDocument,
  { isShort = false }: { isShort?: boolean } = {},
): string {
  const name = `ext config item ${itemIndex + 1} (to ${targetName(document, screen, itemIndex)})`;
  return isShort ? `n${name}` : `N${name} in screen ${screen.screenName}`;
}

/** The screen or URL that an item leads to. */
export function targetName({ screens }: SiteDocument, { nextConfig }: Screen, itemIndex: number): string {
  const { type, target } = nextConfig[itemIndex]!;
  if (target === null || target.trim() === '') return 'nowhere';
  if (type === 'REDIRECT_URL') return target;
  return screens[target]?.screenName ?? 'a deleted screen';
}

interface Known {
  document: SiteDocument;
  inputs: ReadonlyMap<string, InputComponent>;
  settings: ProofSettings;
}

function explainTest({ field, type, value }: Test, { document, inputs, settings }: Known) {
  if (field.kind === 'query') return isParam(field.key, document) ? null : noField(`the URL parameter ${field.key}`);
  if (field.kind === 'linked') {
    if (!isWidget(field.moduleId, document)) return noField('a Wink Widget screen');
    return isEmptiness(type) || settings.sourceIds.includes(value) ? null : noOption('what was connected', value);
  }
  if (field.kind === 'calculated') return explainCalculated(field.calculationId, { type, value }, document);
  const input = field.kind === 'component' ? inputs.get(field.componentId) : undefined;
  if (!input) return noField('a field');
  if (isEmptiness(type)) return null;
  if (value.trim() === '') return emptyValue(input.props.label.trim());
  const values = type === 'ONE_OF' || type === 'NOT_ONE_OF' ? linesOf(value) : [value.trim()];
  const wrong = isMembership(type) ? undefined : values.find((each) => !mayHave(input, each));
  return wrong === undefined ? null : noOption(input.props.label.trim(), wrong);
}

function explainCalculated(id: string, { type, value }: Pick<Test, 'type' | 'value'>, { calculations }: SiteDocument) {
  const calculation = calculations.find((each) => each.id === id);
  if (!calculation) return noField('a calculated value');
  if (isEmptiness(type) || isMembership(type)) return null;
  const name = calculation.name.trim();
  if (value.trim() === '') return emptyValue(name);
  const wrong = linesOf(value).find((each) => parsePlainNumber(each) === null);
  return wrong === undefined ? null : noOption(name, wrong);
}

function emptyValue(what: string) {
  return { kind: 'empty-value', text: `compares ${what} with nothing: enter a value` } as const;
}

function noField(what: string) {
  return { kind: 'no-field', text: `reads ${what} that does not exist` } as const;
}

function noOption(what: string, value: string) {
  return { kind: 'no-option', text: `compares ${what} with "${value}", which it never is` } as const;
}

function mayHave({ type, props }: InputComponent, value: string): boolean {
  if (props.otherLabel.trim() !== '') return value !== '';
  if (fieldTypes[type].answer === 'choice')
    return optionsOf({ type, props }).some((option) => option.value.trim() === value);
  if (type === 'RepeatingGroup') return parsePlainNumber(value) !== null;
  if (type === 'DatePicker') return isoDate.test(value);
  if (type === 'DateRangePicker' || hasFiles({ type })) return false;
  const isNumber = props.rule?.format === 'NUMBER' || props.rule?.format === 'INTEGER';
  return value !== '' && (!isNumber || parsePlainNumber(value) !== null);
}

function isParam(key: string, { urlParams }: SiteDocument): boolean {
  return urlParams.some((param) => param.key === key);
}

function isWidget(moduleId: string, { screenIds, screens }: SiteDocument): boolean {
  return screenIds.some((id) => screens[id]!.module.id === moduleId && screens[id]!.module.type === 'WinkWidgetModule');
}
