import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import { OtherText, useOther } from './other-text.tsx';

/** Cannot collide with an option, because option values are trimmed. */
const other = ' ';

/** A select with an "Other" option for free text. */
export function OtherSelectField({ input, value, error, onChange }: FieldProps<string>) {
  const { text, setText, isOpen, setIsOpen } = useOther(input, [value]);
  return (
    <FieldFrame input={input} error={error}>
      <select
        {...describeControl(input, error)}
        className={field.control}
        name={input.name}
        value={isOpen ? other : value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setIsOpen(chosen === other);
          onChange(chosen === other ? text : chosen);
        }}
      >
        <option value="">{input.placeholder || translate('Select')}</option>
        {input.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        <option value={other}>{input.otherLabel}</option>
      </select>
      {isOpen && (
        <OtherText
          input={input}
          value={text}
          onChange={(typed) => {
            setText(typed);
            onChange(typed);
          }}
        />
      )}
    </FieldFrame>
  );
}
