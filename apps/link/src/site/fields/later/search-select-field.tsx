import { readOptionLines } from '@smile/site-model/fields/option-lines';
import { readText } from '@smile/site-model/values';
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import { builtInLanguage, translate } from '../../../languages/translate.ts';
import { Button } from '../../../widget/ui/button.tsx';
import { ValuesContext } from '../../texts/flow-text.tsx';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import { findOptions, maxFound } from './find-options.ts';
import styles from './later-field.module.css';
import { useOptionLines } from './use-option-lines.ts';

/**
 * A combobox for thousands of options; only the best matches are rendered.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchSelectField({ input, value, error, onChange }: FieldProps<string>) {
  const { lines, hasFailed, load } = useOptionLines(input);
  const options = readOptionLines(lines ?? '');
  const label = options.find((option) => option.value === value)?.label ?? value;
  /** Null when not searching: the field then shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const entry = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;
  const { found, count } = isOpen ? findOptions(options, typed) : { found: [], count: 0 };
  const listId = `${input.id}-list`;
  const fieldName = readText(input.label, useContext(ValuesContext));

  const open = (text: string) => {
    load();
    setTyped(text);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    setTyped(null);
  };
  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${listId}-${to}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') return setTyped(null);
    if (key === 'Escape' && !isOpen) return;
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key) || (key === 'Enter' && !isOpen)) return;
    event.preventDefault();
    if (key === 'Escape') return setTyped(null);
    if (key === 'Enter') return found[active] ? choose(found[active].value) : undefined;
    if (!isOpen) return open('');
    const last = found.length - 1;
    move(key === 'ArrowDown' ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1);
  };
  return (
    <FieldFrame input={input} error={error}>
      <div className={styles.search}>
        <input
          {...describeControl(input, error)}
          ref={entry}
          className={field.control}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
          name={input.name}
          value={typed ?? label}
          placeholder={input.placeholder || translate('Type to search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          dir="auto"
          onFocus={load}
          onClick={() => !isOpen && open('')}
          onBlur={() => setTyped(null)}
          onChange={(event) => open(event.currentTarget.value)}
          onKeyDown={press}
        />
        {value !== '' && !input.isDisabled && (
          <button
            type="button"
            className={styles.clear}
            aria-label={translate('Clear {field}', { field: fieldName })}
            onClick={() => {
              choose('');
              entry.current?.focus();
            }}
          >
            ×
          </button>
        )}
        <div className={isOpen ? styles.list : undefined} hidden={!isOpen}>
          {/* Keeps the focus in the field until the click has chosen an option. */}
          <div id={listId} role="listbox" aria-label={fieldName}>
            {found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                className={index === active ? styles.active : undefined}
                dir="auto"
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option.value)}
              >
                {option.label}
              </div>
            ))}
          </div>
          <p className={styles.note} role="status">
            {isOpen && noteOf({ isLoaded: lines !== null, hasFailed, count })}
          </p>
        </div>
      </div>
      {hasFailed && (
        <Button kind="secondary" onClick={load}>
          {translate('Load the list again')}
        </Button>
      )}
    </FieldFrame>
  );
}

function noteOf({ isLoaded, hasFailed, count }: { isLoaded: boolean; hasFailed: boolean; count: number }): string {
  if (hasFailed) return translate('The list could not be loaded.');
  if (!isLoaded) return translate('Loading the list…');
  if (count === 0) return translate('Nothing found. Try fewer letters.');
  if (count === 1) return translate('1 option');
  const text = count > maxFound ? '{count} options. Type more to narrow them down.' : '{count} options';
  return translate(text, { count: count.toLocaleString(builtInLanguage()) });
}
