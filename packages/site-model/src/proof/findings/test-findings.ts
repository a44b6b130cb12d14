import { isoDate } from '../../conditions.ts';
import type { InputComponent, Screen, SiteDocument, Test } from '../../document.ts';
import { inputsIn } from '../../parts.ts';
import { numberOf } from '../../plain-number.ts';
import type { ProofSettings } from './field-findings.ts';
import { type Finding, finding } from './finding.ts';

/** Tests of what is not there, and tests with values that what they read never has. */
export function findTestProblems(document: SiteDocument, settings: ProofSettings): Finding[] {
  const inputs = new Map(inputsIn(document).map((input) => [input.id, input]));
  return document.screenIds.flatMap((id) => {
    const screen = document.screens[id]!;
    return screen.nextConfig.flatMap(({ condition }, itemIndex) =>
      condition.items.flatMap((test) => {
        const problem = explainTest(test, { document, inputs, settings });
        if (!problem) return [];
        const text = `${itemName(itemIndex, screen, document)} ${problem.text}`;
        return [finding(problem.kind, text, { screenId: id, itemIndex })];
      }),
    );
  });
}

/** `Next config item 2 (to Low) in screen Income`; short without the screen. */
export function itemName(
  itemIndex: number,
  screen: Screen,
  document: SiteDocument,
  { isShort = false }: { isShort?: boolean } = {},
): string {
  const name = `ext config item ${itemIndex + 1} (to ${targetName(document, screen, itemIndex)})`;
  return isShort ? `n${name}` : `N${name} in screen ${screen.screenName}`;
}

/** The screen or the address that an item leads to. */
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
    return settings.sourceIds.includes(value) ? null : noOption('what was connected', value);
  }
  const input = field.kind === 'component' ? inputs.get(field.componentId) : undefined;
  if (!input) return noField('a field');
  if (value.trim() === '') return emptyValue(input.props.label.trim());
  const isMembership = type === 'INCLUDES' || type === 'NOT_INCLUDES';
  return isMembership || mayHave(input, value.trim()) ? null : noOption(input.props.label.trim(), value);
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
  if (type === 'Select' || type === 'RadioGroup') return props.options.some((option) => option.value.trim() === value);
  if (type === 'DatePicker') return isoDate.test(value);
  if (type === 'DateRangePicker') return false;
  const isNumber = props.rule?.format === 'NUMBER' || props.rule?.format === 'INTEGER';
  return value !== '' && (!isNumber || numberOf(value) !== null);
}

function isParam(key: string, { urlParams }: SiteDocument): boolean {
  return urlParams.some((param) => param.key === key);
}

function isWidget(moduleId: string, { screenIds, screens }: SiteDocument): boolean {
  return screenIds.some((id) => screens[id]!.module.id === moduleId && screens[id]!.module.type === 'WinkWidgetModule');
}
