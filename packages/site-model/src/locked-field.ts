import { initialAnswer } from './answers.ts';
import { compileInput } from './compile-input.ts';
import type { InputComponent } from './document.ts';

/** The message for a field that has to have an answer and can have none, so that nobody gets beyond it. */
export function lockedFieldMessage(screenName: string, input: InputComponent): string | null {
  const { required, disabled, label } = input.props;
  if (!required || !disabled || initialAnswer(compileInput(input, () => null)) !== null) return null;
  return `${label} is required, disabled and without default in screen: ${screenName}`;
}
