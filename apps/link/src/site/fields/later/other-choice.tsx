import field from '../field.module.css';
import { OtherText, type OtherTextProps } from './other-text.tsx';

interface OtherChoiceProps extends OtherTextProps {
  type: 'radio' | 'checkbox';
  isOpen: boolean;
  described: object;
  onToggle: (isOpen: boolean) => void;
}

/** The last choice ("Other"), with a text field once it is chosen. */
export function OtherChoice({ input, type, value, isOpen, described, onChange, onToggle }: OtherChoiceProps) {
  return (
    <>
      <label className={field.choice} dir="auto">
        <input
          {...described}
          id={`${input.id}-other`}
          type={type}
          name={input.id}
          checked={isOpen}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span>{input.otherLabel}</span>
      </label>
      {isOpen && <OtherText input={input} value={value} onChange={onChange} />}
    </>
  );
}
