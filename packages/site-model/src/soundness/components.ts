import {
  type Component,
  type InputComponent,
  isInput,
  type Option,
  type Rule,
  type TextComponent,
} from '../document.ts';
import { limits } from '../limits.ts';
import { hasOptions } from '../new-component.ts';
import { idFault } from './ids.ts';
import { countFault, type Fault, firstFault, textFault } from './texts.ts';

export function componentFault(component: Component): Fault {
  return idFault(component.id) ?? (isInput(component) ? inputFault(component) : textComponentFault(component));
}

function inputFault({ type, props }: InputComponent): Fault {
  return (
    textFault('A display label', props.label, limits.label) ??
    textFault('A field name', props.name, limits.fieldName) ??
    textFault('A placeholder', props.placeholder, limits.placeholder) ??
    textFault('A default value', props.defaultValue, limits.defaultValue) ??
    (props.options.length > 0 && !hasOptions(type) ? 'Only Select and Radio have options' : null) ??
    countFault('Options', props.options, limits.options) ??
    firstFault(props.options, optionFault) ??
    (props.rule && type !== 'Input' ? 'Only Input has a rule' : null) ??
    (props.rule ? ruleFault(props.rule) : null)
  );
}

function optionFault({ label, value }: Option): Fault {
  return (
    textFault('The label of an option', label, limits.label) ?? textFault('The value of an option', value, limits.label)
  );
}

function ruleFault({ min, max, minLength, maxLength, regex, message }: Rule): Fault {
  const hasOnlyNumbers = [min, max, minLength, maxLength].every((bound) => bound === null || Number.isFinite(bound));
  return (
    (hasOnlyNumbers ? null : 'The bounds of a rule are numbers') ??
    textFault('A pattern', regex ?? '', limits.pattern) ??
    textFault('A message', message ?? '', limits.message)
  );
}

function textComponentFault({ type, props }: TextComponent): Fault {
  const isLevel = Number.isInteger(props.level) && props.level >= 1 && props.level <= 6;
  return (
    textFault('A text', props.text, limits.text) ??
    (isLevel ? null : 'The level of a title is 1 to 6') ??
    (type !== 'Title' && props.level !== 1 ? 'Only Title has a level' : null) ??
    (type !== 'Paragraph' && props.align !== 'left' ? 'Only Paragraph is aligned' : null)
  );
}
