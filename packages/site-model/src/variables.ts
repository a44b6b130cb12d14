import { type Component, type GroupField, type InputComponent, isInput, type SiteDocument } from './document.ts';
import { hasFiles } from './fields/field-types.ts';
import type { ReadPart, Text, ValueSource } from './flow.ts';
import { fieldsInGroup, inputsIn } from './parts.ts';
import { isFormat, splitVariable, type VariableParts } from './texts/variable-parts.ts';
import { calculatedName, findField } from './variable-names.ts';

const variable = /\{\{([^{}]*)\}\}/g;

/** Resolves a variable's name; null if unknown. */
export type VariableLookup = (name: string) => ValueSource | null;

/** Variables of a text, in order. Names: `Screen.Label`, `Screen.Group.Label`, `Calculated.name` or `Query.key`. */
export function listVariables(text: string, isName: (name: string) => boolean): VariableParts[] {
  return [...text.matchAll(variable)].map(([, inner]) => splitVariable(inner!, isName));
}

/** Renames the variables of a text and leaves the rest unchanged. `rename` returns null for an unknown name. */
export function renameVariables(text: string, rename: (name: string) => string | null): string {
  return text.replace(variable, (whole, inner: string) => {
    const { name } = splitVariable(inner, (candidate) => rename(candidate) !== null);
    const renamed = rename(name) ?? name;
    const start = whole.indexOf(name, 2);
    return renamed === name ? whole : whole.slice(0, start) + renamed + whole.slice(start + name.length);
  });
}

/** Splits a text into literals and variables; an unknown variable becomes its fallback. */
export function parseText(text: string, lookUp: VariableLookup): Text {
  const parts: (string | ReadPart)[] = [];
  let literal = '';
  let end = 0;
  for (const match of text.matchAll(variable)) {
    literal += text.slice(end, match.index);
    end = match.index + match[0].length;
    const { name, format, fallback } = splitVariable(match[1]!, (candidate) => lookUp(candidate) !== null);
    const source = lookUp(name);
    if (!source) {
      literal += fallback ?? '';
      continue;
    }
    if (literal) parts.push(literal);
    literal = '';
    parts.push({ source, ...(format && isFormat(format) && { as: format }), ...(fallback && { fallback }) });
  }
  literal += text.slice(end);
  return literal ? [...parts, literal] : parts;
}

/**
 * Resolves the variables of a site. Among equal screen names or labels the first wins; ids of screen and field, used
 * where names are ambiguous, come last.
 */
export function variablesOf(document: SiteDocument): VariableLookup {
  let sources: ReadonlyMap<string, ValueSource> | null = null;
  return (name) => {
    // Lazy, because most sites have no variables.
    sources ??= namedSources(document);
    return sources.get(name) ?? findById(document, name);
  };
}

function namedSources(document: SiteDocument): Map<string, ValueSource> {
  const sources = new Map<string, ValueSource>();
  for (const { key } of document.urlParams) addFirst(`Query.${key}`, { kind: 'query', key });
  for (const calculation of document.calculations)
    addFirst(calculatedName(calculation), { kind: 'calculated', calculationId: calculation.id });
  for (const id of document.screenIds) {
    const { screenName, module } = document.screens[id]!;
    if (module.type !== 'FormModule') continue;
    for (const componentId of module.componentIds) {
      const component = module.componentMap[componentId]!;
      if (isInput(component)) addFirst(`${screenName}.${component.props.label}`, sourceOf(component));
      for (const field of fieldsInGroup(component)) {
        const labels = [(component as InputComponent).props.label, field.props.label];
        addFirst([screenName, ...labels].join('.'), columnOf(component, field));
      }
    }
  }
  return sources;

  function addFirst(name: string, source: ValueSource): void {
    if (!sources.has(name.trim())) sources.set(name.trim(), source);
  }
}

function findById(document: SiteDocument, name: string): ValueSource | null {
  const id = findField(document, name);
  for (const input of id === null ? [] : inputsIn(document)) {
    if (input.id === id) return sourceOf(input);
    const field = fieldsInGroup(input).find((each) => each.id === id);
    if (field) return columnOf(input, field);
  }
  return null;
}

/** All answers to a field of a repeating group. */
function columnOf(group: Component, field: GroupField): ValueSource {
  return { kind: 'column', componentId: group.id, fieldId: field.id };
}

/** File fields cannot be shown in texts. */
function sourceOf(component: InputComponent): ValueSource {
  return hasFiles(component) ? { kind: 'none' } : { kind: 'answer', componentId: component.id };
}
