import { NativeSelect, Stack } from '@mantine/core';
import { countCharacters } from '@smile/contract/texts';
import { type ComponentId, isInput, type SiteDocument, type TestField } from '@smile/site-model/document';
import { queryPath } from '@smile/site-model/field-paths';
import { componentsOf, fieldsInGroup, screensOf } from '@smile/site-model/parts';
import { writeVariable } from '@smile/site-model/texts/write-variable';
import { calculatedName, variableName } from '@smile/site-model/variable-names';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldChoices } from '../../routing/test-choices.ts';
import { nameOf as partName } from '../../store/part-names.ts';
import { useBuilder } from '../../store/use-builder.ts';
import { findVariable, VariableFields } from './variable-fields.tsx';

interface InsertAnswerProps {
  /** Such as "the header text". */
  into: string;
  value: string;
  /** In characters. */
  max: number;
  onChange: (value: string) => void;
  /** The text field. */
  children: ReactNode;
}

/**
 * A text field with a list of variables; a chosen one is inserted at the cursor. Format and fallback of the variable at
 * the cursor are edited below.
 */
export function InsertAnswer({ into, value, max, onChange, children }: InsertAnswerProps) {
  const document = useBuilder((state) => state.document);
  const screenId = useBuilder((state) => state.currentScreenId);
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setIsFull] = useState(false);
  const [cursor, setCursor] = useState<number | null>(null);
  const variable = cursor === null ? null : findVariable(document, value, cursor);
  const choices = fieldChoices(document, screenId).flatMap(({ key, group, title, field }) => {
    const name = nameOf(document, field);
    return name === null ? [] : [{ key, group, title, name }, ...entryChoices(document, field, group)];
  });
  const groups = [...new Set(choices.map(({ group }) => group))].map((group) => ({
    group,
    items: choices.filter((choice) => choice.group === group).map((each) => ({ value: each.key, label: each.title })),
  }));
  const replace = (start: number, end: number, text: string) => {
    const changed = value.slice(0, start) + text + value.slice(end);
    const hasRoom = countCharacters(changed) <= max;
    setIsFull(!hasRoom);
    if (hasRoom) onChange(changed);
    return hasRoom;
  };
  const insert = (key: string) => {
    const chosen = choices.find((choice) => choice.key === key);
    const field = frame.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
    if (!chosen || !field) return;
    const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
    const inserted = writeVariable({ name: chosen.name });
    // Synchronous: the field must contain the text before the cursor can be placed in it.
    if (!flushSync(() => replace(start, end, inserted))) return;
    field.focus();
    field.setSelectionRange(start + inserted.length, start + inserted.length);
    setCursor(start + 2);
  };
  return (
    <Stack gap={6} ref={frame}>
      <div onSelect={({ target }) => setCursor((target as HTMLTextAreaElement | HTMLInputElement).selectionStart)}>
        {children}
      </div>
      <NativeSelect
        size="xs"
        aria-label={`Insert an answer into ${into}`}
        disabled={choices.length === 0}
        data={[{ value: '', label: 'Insert an answer' }, ...groups]}
        value=""
        error={isFull && 'The text would become too long.'}
        onChange={(event) => insert(event.currentTarget.value)}
        onKeyDown={openByArrow}
      />
      {variable && (
        <VariableFields
          key={`${variable.start} ${variable.name}`}
          variable={variable}
          onChange={(parts) => {
            setCursor(variable.start + 2);
            replace(variable.start, variable.end, writeVariable(parts));
          }}
        />
      )}
    </Stack>
  );
}

/** Opens the list, where the arrow keys of a closed one would insert each answer on the way. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget: list, key, altKey } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || !('showPicker' in list)) return;
  event.preventDefault();
  list.showPicker();
}

/** Null for fields that texts cannot show. */
function nameOf(document: SiteDocument, field: TestField): string | null {
  if (field.kind === 'query') return queryPath(field.key);
  if (field.kind === 'calculated') {
    const calculation = document.calculations.find(({ id }) => id === field.calculationId);
    return calculation ? calculatedName(calculation) : null;
  }
  if (field.kind !== 'component') return null;
  const place = placeOf(document, field.componentId);
  return place && isInput(place.component) ? variableName(document, place.screen, place.component) : null;
}

function placeOf(document: SiteDocument, id: ComponentId) {
  for (const screen of screensOf(document)) {
    const component = componentsOf(screen).find((each) => each.id === id);
    if (component) return { screen, component };
  }
  return null;
}

/** The answers to the fields of a repeating group in all of its entries. */
function entryChoices(document: SiteDocument, field: TestField, group: string) {
  const place = field.kind === 'component' ? placeOf(document, field.componentId) : null;
  const fields = place ? fieldsInGroup(place.component).filter(({ type }) => type !== 'DateRangePicker') : [];
  return fields.map((each) => ({
    key: `entries ${each.id}`,
    group,
    title: `List of ${partName(each)} (${partName(place!.component)})`,
    name: variableName(document, place!.screen, each),
  }));
}
