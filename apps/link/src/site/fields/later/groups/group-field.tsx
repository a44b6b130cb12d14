import { initialAnswer, inputsOf } from '@smile/site-model/answers';
import {
  canRemove,
  checkEntry,
  findEntryFault,
  isBlankFault,
  maxEntriesText,
  missingFaults,
  missingText,
} from '@smile/site-model/fields/repeating-groups';
import type { FlowGroup } from '@smile/site-model/flow';
import { type AnswerValue, type Entry, readText, type VisitValues } from '@smile/site-model/values';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { translate } from '../../../../languages/translate.ts';
import { Button } from '../../../../widget/ui/button.tsx';
import hidden from '../../../../widget/ui/visually-hidden.module.css';
import { latestMatcher } from '../../../patterns/try-form.ts';
import { ValuesContext } from '../../../texts/flow-text.tsx';
import field from '../../field.module.css';
import { FieldFrame, type FieldProps } from '../../field-frame.tsx';
import { EntryFields } from './entry-fields.tsx';
import styles from './group-field.module.css';

/** A repeating group: visitors add, fill in and remove entries. */
export function GroupField({ input, value, error, onChange }: FieldProps<readonly Entry[]>) {
  const group = input.group!;
  const values = useContext(ValuesContext);
  const name = readText(input.label, values);
  const box = useRef<HTMLDivElement>(null);
  const start = useMemo(() => Array.from({ length: group.min }, () => newEntry(group)), [group]);
  const entries = value.length > 0 ? value : start;
  const [kept, setKept] = useState<Keys>({ list: [], made: 0 });
  const keys = withCount(kept, entries.length);
  // Synchronous copy, so that a second change before the next render builds on the first.
  const latest = useRef({ entries, keys });
  latest.current = { entries, keys };
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);

  const judged = useRef<Judged>({ error: null, messages: {} });
  if (judged.current.error !== error) {
    const messages = error ? judge(group, entries, { error, values, isMissing: value.length === 0 }) : null;
    judged.current = {
      error,
      messages: messages
        ? Object.fromEntries(messages.map((each, at) => [keys.list[at], each]))
        : judged.current.messages,
    };
  }

  const set = (next: typeof latest.current) => {
    latest.current = next;
    setKept(next.keys);
    onChange(next.entries);
  };
  const change = (key: string, id: string, answer: AnswerValue) => {
    forgetFaults(judged.current.messages[key], id);
    const { entries, keys } = latest.current;
    const at = keys.list.indexOf(key);
    set({ keys, entries: entries.map((entry, index) => (index === at ? { ...entry, [id]: answer } : entry) as Entry) });
  };
  const add = () => {
    const { entries, keys } = latest.current;
    const next = withCount(keys, entries.length + 1);
    setSaid('');
    setOpened(next.list.at(-1)!);
    set({ keys: next, entries: [...entries, newEntry(group)] });
  };
  const remove = (key: string) => {
    const { entries, keys } = latest.current;
    const at = keys.list.indexOf(key);
    for (const messages of Object.values(judged.current.messages)) forgetFaults(messages);
    setSaid(translate('{name} {number} removed', { name, number: at + 1 }));
    set({ keys: { ...keys, list: keys.list.toSpliced(at, 1) }, entries: entries.toSpliced(at, 1) });
    box.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  useEffect(() => {
    if (value.length === 0 && !input.isDisabled && start.some(hasAnswer)) onChange(start);
  }, [value, input.isDisabled, start, onChange]);
  useEffect(() => {
    // The form focuses an invalid field by id. Making the box focusable would also let clicks inside it take the focus.
    box.current!.focus = () => focusFirst(box.current, '[aria-invalid]', '[data-add] button');
  }, []);
  useEffect(() => {
    if (opened !== null) focusFirst(box.current, `[data-entry="${opened}"] :is(input, select, textarea)`);
  }, [opened]);
  const isFull = entries.length >= group.max;
  return (
    <div ref={box} id={input.id} className={styles.group}>
      <FieldFrame input={input} error={error === requiredText ? missingText(group) : error} kind="group">
        {entries.map((entry, index) => (
          <fieldset
            key={keys.list[index]}
            data-entry={keys.list[index]}
            className={`${styles.entry} ${hasFault(judged.current, error, keys.list[index]!) ? styles.wrong : ''}`}
          >
            <legend className={field.label}>
              {name} {index + 1}
            </legend>
            <EntryFields
              group={group}
              entry={entry}
              idPrefix={`${input.id}-${keys.list[index]}`}
              isDisabled={input.isDisabled}
              messages={judged.current.messages[keys.list[index]!] ?? {}}
              onChange={(id, answer) => change(keys.list[index]!, id, answer)}
            />
            {canRemove(group, entries.length) && !input.isDisabled && (
              <Button kind="plain" onClick={() => remove(keys.list[index]!)}>
                {translate('Remove {name}', { name: `${name} ${index + 1}` })}
              </Button>
            )}
          </fieldset>
        ))}
        <div data-add>
          <Button kind="secondary" isDisabled={isFull || input.isDisabled} onClick={add}>
            {group.addText || translate('Add another')}
          </Button>
        </div>
        {isFull && group.max > group.min && <p className={field.hint}>{translate(maxEntriesText(group.max))}</p>}
      </FieldFrame>
      <p className={hidden.text} role="status">
        {said}
      </p>
    </div>
  );
}

/** Built-in message of a missing answer. */
const requiredText = 'This field is required';

/** Messages of each entry; the error itself stands at the field that only the server found wrong. */
function judge(
  group: FlowGroup,
  entries: readonly Entry[],
  { error, values, isMissing }: { error: string; values: VisitValues; isMissing: boolean },
) {
  const check = { values, matches: latestMatcher() };
  const fault = findEntryFault(group, error, { entries, values });
  const faults = isMissing ? missingFaults(group, entries, values) : [fault];
  return entries.map((entry, index) => ({
    ...Object.fromEntries(faults.flatMap((each) => (each?.index === index ? [[each.id, each.message]] : []))),
    ...checkEntry(group, entry, check),
  }));
}

function hasFault({ messages }: Judged, error: string | null, key: string): boolean {
  return error !== null && Object.keys(messages[key] ?? {}).length > 0;
}

/** Drops messages that a change made obsolete: of the changed field, and of an entry that is now empty. */
function forgetFaults(messages: Record<string, string> = {}, changedId?: string): void {
  for (const [id, message] of Object.entries(messages))
    if (id === changedId || isBlankFault(message)) delete messages[id];
}

interface Judged {
  error: string | null;
  /** By entry key, then by field id. */
  messages: Record<string, Record<string, string>>;
}

/** Stable React keys for entries, so that fields keep their local state while others are added or removed. */
interface Keys {
  list: readonly string[];
  /** Counter of keys ever created; keys are never reused. */
  made: number;
}

/** Adds or drops keys at the end to match `count`. Returns the same object if nothing changes. */
function withCount(keys: Keys, count: number): Keys {
  const missing = count - keys.list.length;
  if (missing === 0) return keys;
  if (missing < 0) return { ...keys, list: keys.list.slice(0, count) };
  const added = Array.from({ length: missing }, (_, at) => String(keys.made + at + 1));
  return { list: [...keys.list, ...added], made: keys.made + missing };
}

function newEntry(group: FlowGroup): Entry {
  return Object.fromEntries(inputsOf(group).map((input) => [input.id, initialAnswer(input)])) as Entry;
}

function hasAnswer(entry: Entry): boolean {
  return Object.values(entry).some((answer) => answer !== null);
}

function focusFirst(box: HTMLElement | null, ...wanted: string[]): void {
  const found = wanted.map((each) => box?.querySelector<HTMLElement>(each)).find(Boolean);
  found?.focus();
}
