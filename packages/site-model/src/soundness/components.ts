import { siteLimits } from '@smile/contract/site-limits';
import {
  type Component,
  type InputComponent,
  isInput,
  type Option,
  type Rule,
  type TextComponent,
} from '../document.ts';
import { hasOptions } from '../new-component.ts';
import { idFault } from './ids.ts';
import { countFault, type Fault, firstFault, textFault } from './texts.ts';

export function componentFault(component: Component): Fault {
  return idFault(component.id) ?? (isInput(component) ? inputFault(component) : textComponentFault(component));
}

function inputFault({ type, props }: InputComponent): Fault {
  return (
    textFault('A display label', props.label, siteLimits.label) ??
    textFault('A field name', props.name, siteLimits.fieldName) ??
    textFault('A placeholder', props.placeholder, siteLimits.placeholder) ??
    textFault('A default value', props.defaultValue, siteLimits.defaultValue) ??
    (props.options.length > 0 && !hasOptions(type) ? 'Only Select and Radio have options' : null) ??
    countFault('Options', props.options, siteLimits.options) ??
    firstFault(props.options, optionFault) ??
    (props.rule && type !== 'Input' ? 'Only Input has a rule' : null) ??
    (props.rule ? ruleFault(props.rule) : null)
  );
}

function optionFault({ label, value }: Option): Fault {
  return (
    textFault('The label of an option', label, siteLimits.label) ??
    textFault('The value of an option', value, siteLimits.label)
  );
}

function ruleFault({ min, max, minLength, maxLength, regex, message }: Rule): Fault {
  const hasOnlyNumbers = [min, max, minLength, maxLength].every((bound) => bound === null || Number.isFinite(bound));
  return (
    (hasOnlyNumbers ? null : 'The bounds of a rule are numbers') ??
    textFault('A pattern', regex ?? '', siteLimits.pattern) ??
    textFault('A message', message ?? '', siteLimits.message)
  );
}

function textComponentFault({ type, props }: TextComponent): Fault {
  const isLevel = Number.isInteger(props.level) && props.level >= 1 && props.level <= 6;
  return (
    textFault('A text', props.text, siteLimits.text) ??
    (isLevel ? null : 'The level of a title is 1 to 6') ??
    (type !== 'Title' && props.level !== 1 ? 'Only Title has a level' : null) ??
    (type !== 'Paragraph' && props.align !== 'left' ? 'Only Paragraph is aligned' : null)
  );
}
