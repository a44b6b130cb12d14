import { ComboboxChevron, Input, InputBase, type SelectProps } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { lazyField, type PlaceholderProps } from './lazy-field.tsx';

type Option = string | { value: string; label: string; disabled?: boolean };

type Passed = 'label' | 'required' | 'placeholder' | 'disabled' | 'readOnly' | 'variant' | 'error' | 'w' | 'flex';
type OfTheList =
  | 'allowDeselect'
  | 'clearable'
  | 'clearButtonProps'
  | 'styles'
  | 'nothingFoundMessage'
  | 'renderOption'
  | 'searchable'
  | 'withScrollArea';

export interface PortalSelectProps extends Pick<SelectProps, Passed | OfTheList> {
  name?: string;
  autoComplete?: string;
  data: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The library's select, loaded on demand. */
export const Select = lazyField(async () => (await import('./list-select.tsx')).ListSelect, ClosedSelect);

function ClosedSelect(props: PortalSelectProps & PlaceholderProps) {
  const { typed, onWant, data, value, onChange, onBlur, searchable = false, ref } = props;
  const { clearable = false, clearButtonProps, error, readOnly = false, disabled = false } = props;
  const { label, required, placeholder, variant, w, flex, autoComplete } = props;
  const isLocked = readOnly || disabled;
  const want = () => !isLocked && onWant();
  const wantByKey = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp', ...(searchable ? [] : ['Enter', ' '])].includes(event.key)) return;
    event.preventDefault();
    want();
  };
  return (
    <InputBase
      {...{ label, required, placeholder, variant, w, flex, autoComplete, error, disabled, ref }}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      pointer={!searchable}
      readOnly={readOnly || !searchable}
      value={typed ?? labelOf(data, value)}
      onChange={(event) => onWant(event.currentTarget.value)}
      onClick={want}
      onFocus={() => searchable && want()}
      onKeyDown={wantByKey}
      onBlur={onBlur}
      rightSectionPointerEvents="none"
      __defaultRightSection={<ComboboxChevron size="sm" error={error} />}
      __clearable={clearable && value !== null && !isLocked}
      __clearSection={
        <Input.ClearButton
          tabIndex={-1}
          aria-hidden
          {...clearButtonProps}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(null)}
        />
      }
    />
  );
}

function labelOf(data: readonly Option[], value: string | null): string {
  const chosen = data.find((option) => (typeof option === 'string' ? option : option.value) === value);
  return typeof chosen === 'object' ? chosen.label : (chosen ?? '');
}
