import {
  type Condition,
  conditionKeys,
  type GroupField,
  type InputComponent,
  type NextItem,
  type Option,
  type SiteDocument,
} from '../document.ts';
import { optionsById, referredValue, renameLines, withOptionIds } from '../options/option-ids.ts';
import { type RenamedOptions, renameInCondition } from '../options/rename-tests.ts';
import { fieldsInGroup, inputsIn } from '../parts.ts';
import { isTranslation } from './flat-translations.ts';
import { changeTexts } from './group-fields.ts';
import { textByIds } from './variable-ids.ts';

/** Properties that may contain variables. */
const variableTexts: ReadonlySet<string> = new Set(['label', 'text', 'headerText', 'introductionText', 'bodyText']);

/**
 * Normalizes a value so that equal meanings compare equal: next items lose their ids, which the wire format lacks;
 * fields in texts and options in conditions are identified by id. Options of older sites get derived ids.
 * @param id of the component, to compare its default
 */
export function comparableValue(doc: SiteDocument, key: string, value: unknown, id = ''): unknown {
  if (key === 'nextConfig')
    return (value as NextItem[] | undefined)?.map(({ id: _, condition, ...item }) => {
      return { ...item, condition: renameInCondition(condition, idsOfOptions(doc)) };
    });
  if ((conditionKeys as readonly string[]).includes(key) && value)
    return renameInCondition(value as Condition, idsOfOptions(doc));
  if (key === 'defaultValue' && typeof value === 'string') {
    const ids = idsOfOptions(doc).get(id);
    return ids ? renameLines(value, ids) : value;
  }
  if (key === 'options') return value && withOptionIds(value as Option[]);
  if (key === 'fields') return (value as GroupField[] | undefined)?.map((field) => comparableField(doc, field));
  return mayHoldVariables(key) && typeof value === 'string' ? textByIds(doc, value) : value;
}

export function comparableField(doc: SiteDocument, field: GroupField): GroupField {
  const read = changeTexts(field, (text) => textByIds(doc, text));
  const values = ['options', 'defaultValue', ...conditionKeys].map((key) => {
    return [key, comparableValue(doc, key, read.props[key as keyof typeof read.props], field.id)] as const;
  });
  return { ...read, props: { ...read.props, ...Object.fromEntries(values) } };
}

const known = new WeakMap<SiteDocument, RenamedOptions>();

/** By component: option ids, by the values that conditions use. */
function idsOfOptions(doc: SiteDocument): RenamedOptions {
  const ids =
    known.get(doc) ?? new Map(inputsIn(doc).flatMap((input) => [input, ...fieldsInGroup(input)].flatMap(idsOfInput)));
  known.set(doc, ids);
  return ids;
}

function idsOfInput({ id, props }: InputComponent): [string, ReadonlyMap<string, string>][] {
  if (props.options.length === 0) return [];
  return [[id, new Map(optionsById(props.options).map(([optionId, option]) => [referredValue(option), optionId]))]];
}

export function mayHoldVariables(key: string): boolean {
  return variableTexts.has(key) || isTranslation(key);
}
