import { initialAnswer, inputsOf } from '@smile/site-model/answers';
import { checkEntry, findEntryFault, maxEntriesText } from '@smile/site-model/fields/repeating-groups';
import type { FlowGroup } from '@smile/site-model/flow';
import { type AnswerValue, type Entry, readText, type VisitValues } from '@smile/site-model/values';
import { useContext, useEffect, useRef, useState } from 'react';
import { translate } from '../../../../languages/translate.ts';
import { Button } from '../../../../widget/ui/button.tsx';
import hidden from '../../../../widget/ui/visually-hidden.module.css';
import { latestMatcher } from '../../../patterns/try-form.ts';
import { ValuesContext } from '../../../texts/flow-text.tsx';
import field from '../../field.module.css';
import { FieldFrame, type FieldProps } from '../../field-frame.tsx';
import { EntryFields } from './entry-fields.tsx';
import styles from './group-field.module.css';

/** Entries that people add, fill in and remove. */
export function GroupField({ input, value, error, onChange }: FieldProps<readonly Entry[]>) {
  const group = input.group!;
  const values = useContext(ValuesContext);
  const name = readText(input.label, values);
  const box = useRef<HTMLDivElement>(null);
  const [start] = useState(() => Array.from({ length: group.min }, () => newEntry(group)));
  const entries = value.length > 0 ? value : start;
  // Two changes of one moment follow each other.
  const latest = useRef(entries);
  latest.current = entries;
  const keys = useKeys(entries.length);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<string | null>(null);

  const judged = useRef<Judged>({ error: null, messages: {} });
  if (judged.current.error !== error) {
    const messages = error ? judge(group, entries, { error, values }) : null;
    judged.current = {
      error,
      messages: messages ? Object.fromEntries(messages.map((each, at) => [keys[at], each])) : judged.current.messages,
    };
  }

  const set = (next: readonly Entry[]) => {
    latest.current = next;
    onChange(next);
  };
  const change = (key: string, id: string, answer: AnswerValue) => {
    delete judged.current.messages[key]?.[id];
    const at = keys.indexOf(key);
    set(latest.current.map((entry, index) => (index === at ? ({ ...entry, [id]: answer } as Entry) : entry)));
  };
  const add = () => {
    setSaid('');
    setOpened(keys.add());
    set([...latest.current, newEntry(group)]);
  };
  const remove = (key: string) => {
    const at = keys.indexOf(key);
    keys.splice(at, 1);
    setSaid(translate('{name} {number} removed', { name, number: at + 1 }));
    set(latest.current.toSpliced(at, 1));
    box.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  useEffect(() => {
    if (opened !== null) focusFirst(box.current, `[data-entry="${opened}"] :is(input, select, textarea)`);
  }, [opened]);
  const isFull = entries.length >= group.max;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: passes the focus on, which the form gives to a wrong field
    <div
      ref={box}
      id={input.id}
      tabIndex={-1}
      className={styles.group}
      onFocus={(event) => {
        if (event.target === event.currentTarget) focusFirst(box.current, '[aria-invalid]', '[data-add] button');
      }}
    >
      <FieldFrame input={input} error={error} kind="group">
        {entries.map((entry, index) => (
          <fieldset key={keys[index]} data-entry={keys[index]} className={styles.entry}>
            <legend className={field.label}>
              {name} {index + 1}
            </legend>
            <EntryFields
              group={group}
              entry={entry}
              idPrefix={`${input.id}-${keys[index]}`}
              isDisabled={input.isDisabled}
              messages={judged.current.messages[keys[index]!] ?? {}}
              onChange={(id, answer) => change(keys[index]!, id, answer)}
            />
            {entries.length > group.min && !input.isDisabled && (
              <Button kind="plain" onClick={() => remove(keys[index]!)}>
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

/** Messages of each entry; the error itself stands at the field that only the server found wrong. */
function judge(group: FlowGroup, entries: readonly Entry[], { error, values }: { error: string; values: VisitValues }) {
  const check = { values, matches: latestMatcher() };
  const fault = findEntryFault(group, error, values);
  return entries.map((entry, index) => ({
    ...(fault?.index === index && { [fault.id]: fault.message }),
    ...checkEntry(group, entry, check),
  }));
}

interface Judged {
  error: string | null;
  /** By the key of the entry, then by field. */
  messages: Record<string, Record<string, string>>;
}

/** Stable keys of entries, for what their fields hold while they are typed. */
function useKeys(count: number): string[] & { add: () => string } {
  const kept = useRef<(string[] & { add: () => string }) | null>(null);
  if (!kept.current) {
    let made = 0;
    const list: string[] = [];
    kept.current = Object.assign(list, {
      add: () => {
        list.push(String(++made));
        return String(made);
      },
    });
  }
  const keys = kept.current;
  while (keys.length < count) keys.add();
  keys.length = count;
  return keys;
}

function newEntry(group: FlowGroup): Entry {
  return Object.fromEntries(inputsOf(group).map((input) => [input.id, initialAnswer(input)])) as Entry;
}

function focusFirst(box: HTMLElement | null, ...wanted: string[]): void {
  const found = wanted.map((each) => box?.querySelector<HTMLElement>(each)).find(Boolean);
  found?.focus();
}
