import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import { OtherChoice } from './other-choice.tsx';
import { useOther } from './other-text.tsx';

export function CheckboxGroupField({ input, value: chosen, error, onChange }: FieldProps<readonly string[]>) {
  const { id, 'aria-describedby': _, 'aria-required': __, ...described } = describeControl(input, error);
  const { text, setText, isOpen, setIsOpen, isOption } = useOther(input, chosen);
  const choose = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  const answer = (typed: string) => {
    const listed = chosen.filter(isOption);
    onChange(typed.trim() === '' || isOption(typed.trim()) ? listed : [...listed, typed]);
  };
  return (
    <FieldFrame input={input} error={error} kind="group">
      <div>
        {input.options.map(({ label, value }, index) => (
          <label key={value} className={field.choice} dir="auto">
            <input
              {...described}
              id={index === 0 ? id : `${id}-${index}`}
              type="checkbox"
              name={input.name}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
        {input.otherLabel && (
          <OtherChoice
            input={input}
            type="checkbox"
            value={text}
            isOpen={isOpen}
            described={described}
            onChange={(typed) => {
              setText(typed);
              answer(typed);
            }}
            onToggle={(isChosen) => {
              setIsOpen(isChosen);
              answer(isChosen ? text : '');
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}
