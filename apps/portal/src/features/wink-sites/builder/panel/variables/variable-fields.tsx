import { Group, NativeSelect, TextInput } from '@mantine/core';
import type { SiteDocument } from '@smile/site-model/document';
import { fieldTypes } from '@smile/site-model/fields/field-types';
import type { ValueSource } from '@smile/site-model/flow';
import { fieldsInGroup, inputsIn } from '@smile/site-model/parts';
import { formatValue } from '@smile/site-model/texts/format-value';
import { splitVariable, type VariableParts } from '@smile/site-model/texts/variable-parts';
import { variablesOf } from '@smile/site-model/variables';

interface FoundVariable extends VariableParts {
  start: number;
  /** Index after the closing braces. */
  end: number;
  formats: string[];
}

/** The variable at or directly before the cursor. */
export function findVariable(document: SiteDocument, text: string, cursor: number): FoundVariable | null {
  const lookUp = variablesOf(document);
  for (const match of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (cursor <= start || cursor > end) continue;
    const parts = splitVariable(match[1]!, (name) => lookUp(name) !== null);
    const source = lookUp(parts.name);
    return source && { ...parts, start, end, formats: formatsFor(document, source, parts.format) };
  }
  return null;
}

const [numberFormats, dateFormats] = [
  ['number', 'PHP'],
  ['date', 'short-date', 'month'],
];

function formatsFor(document: SiteDocument, source: ValueSource, chosen = ''): string[] {
  const column = source.kind === 'column' ? source.fieldId : null;
  const ofEntries = inputsIn(document).flatMap(fieldsInGroup);
  const field = column
    ? ofEntries.find(({ id }) => id === column)
    : source.kind === 'answer'
      ? inputsIn(document).find(({ id }) => id === source.componentId)
      : undefined;
  const offered = field ? formatsOf(field) : source.kind === 'calculated' ? numberFormats : allFormats;
  return offered.includes(chosen) || chosen === '' ? offered : [...offered, chosen];
}

const allFormats = [...numberFormats, ...dateFormats];

function formatsOf({ type, props }: ReturnType<typeof inputsIn>[number]): string[] {
  if (props.currency) return ['number', props.currency];
  const { answer } = fieldTypes[type];
  if (answer === 'day') return dateFormats;
  return answer === 'number' ? numberFormats : allFormats;
}

interface VariableFieldsProps {
  variable: FoundVariable;
  onChange: (parts: VariableParts) => void;
}

/** Format and fallback of a variable. */
export function VariableFields({ variable, onChange }: VariableFieldsProps) {
  const { name, format = '', fallback = '', formats } = variable;
  const change = (changed: Partial<VariableParts>) => onChange({ name, format, fallback, ...changed });
  return (
    <Group gap={6} grow align="flex-start">
      <NativeSelect
        size="xs"
        label="Show as"
        data={[
          { value: '', label: 'As answered' },
          ...formats.map((each) => ({ value: each, label: exampleOf(each) })),
        ]}
        value={format}
        onChange={(event) => change({ format: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label="If there is no answer"
        placeholder="Nothing"
        maxLength={100}
        value={fallback}
        // Removes characters that would end the variable.
        onChange={(event) => change({ fallback: event.currentTarget.value.replace(/["{}]/g, '') })}
      />
    </Group>
  );
}

function exampleOf(format: string): string {
  return formatValue(format === 'number' || /^[A-Z]{3}$/.test(format) ? '12345.5' : '2026-12-31', format);
}
