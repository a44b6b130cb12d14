import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import { OtherChoice } from './other-choice.tsx';
import { useOther } from './other-text.tsx';

/** A radio group with an "Other" option for free text. */
export function OtherRadioField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, 'aria-describedby': _, 'aria-required': __, ...described } = describeControl(input, error);
  const { text, setText, isOpen, setIsOpen } = useOther(input, [value]);
  const choose = (chosen: string) => {
    setIsOpen(false);
    onChange(chosen);
  };
  return (
    <FieldFrame input={input} error={error} kind="group">
      <div role="radiogroup" aria-required={input.isRequired || undefined}>
        {input.options.map((option, index) => (
          <label key={option.value} className={field.choice} dir="auto">
            <input
              {...described}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={id}
              checked={!isOpen && value === option.value}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        <OtherChoice
          input={input}
          type="radio"
          value={text}
          isOpen={isOpen}
          described={described}
          onChange={(typed) => {
            setText(typed);
            onChange(typed);
          }}
          onToggle={() => {
            setIsOpen(true);
            onChange(text);
          }}
        />
      </div>
    </FieldFrame>
  );
}
