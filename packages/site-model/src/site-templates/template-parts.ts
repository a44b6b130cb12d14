import type {
  Calculation,
  Component,
  Condition,
  EndingModule,
  InputComponent,
  InputType,
  Module,
  NextItem,
  Option,
  Rule,
  Screen,
  Test,
  TextComponent,
} from '../document.ts';
import { fieldTypes, settingDefaults } from '../fields/field-types.ts';

type FieldProps = Partial<Omit<InputComponent['props'], 'options'>> & { options?: string[] };

/** A required field; the name must be unique in the site. */
export function ask(type: InputType, name: string, label: string, props: FieldProps = {}): InputComponent {
  return {
    id: fieldId(name),
    type,
    additionalProps: {},
    props: {
      label,
      name,
      required: true,
      disabled: false,
      placeholder: '',
      helpText: '',
      requiredMessage: '',
      defaultValue: '',
      rule: null,
      currency: type === 'MoneyInput' ? settingDefaults.currency : '',
      country: type === 'PhoneInput' ? settingDefaults.country : '',
      optionLines: '',
      documentType: '',
      maxFiles: type === 'FileUpload' ? settingDefaults.maxFiles : 0,
      otherLabel: '',
      visibleIf: null,
      requiredIf: null,
      ...props,
      options: fieldTypes[type].hasOptions ? (props.options ?? []).map(toOption) : [],
    },
  };
}

export function text(type: TextComponent['type'], id: string, words: string): TextComponent {
  const props = {
    text: words,
    level: 1,
    align: 'left',
    imageUrl: null,
    imageDescription: '',
    visibleIf: null,
  } as const;
  return { id: `${type}_${id}`, type, additionalProps: {}, props };
}

export function rule(format: Rule['format'], parts: Partial<Rule> = {}): Rule {
  return { format, min: null, max: null, minLength: null, maxLength: null, regex: null, message: null, ...parts };
}

export const fullName = [ask('Input', 'firstName', 'First name'), ask('Input', 'lastName', 'Last name')];
export const email = ask('Input', 'email', 'Email', { rule: rule('EMAIL') });
export const mobileNumber = ask('PhoneInput', 'mobileNumber', 'Mobile number');

export function form(id: string, screenName: string, components: Component[], nextConfig: NextItem[]): Screen {
  const module: Module = {
    id: `FormModule_${id}`,
    type: 'FormModule',
    moduleName: screenName,
    componentIds: components.map((component) => component.id),
    componentMap: Object.fromEntries(components.map((component) => [component.id, component])),
  };
  return screenWith(id, screenName, module, nextConfig);
}

/** The ids are fixed, so a site has at most one. */
export function welcome(headerText: string, introductionText: string, next: string): Screen {
  const props = { headerText, introductionText, launchButtonText: 'Start' };
  const module: Module = { id: 'LandingPageModule_welcome', type: 'LandingPageModule', moduleName: 'Welcome', props };
  return screenWith('welcome', 'Welcome', module, [goTo(next)]);
}

/** The ids are fixed, so a site has at most one. */
export function widget(screenName: string, winkTemplateId: string | null, isSkippable: boolean, next: string): Screen {
  const props = { winkTemplateId, isSkippable };
  const module: Module = { id: 'WinkWidgetModule_connect', type: 'WinkWidgetModule', moduleName: screenName, props };
  return screenWith('connect', screenName, module, [goTo(next)]);
}

export function ending(
  id: string,
  screenName: string,
  props: Pick<EndingModule['props'], 'outcome' | 'headerText' | 'bodyText'>,
): Screen {
  const rest = { imageUrl: null, imageDescription: '', buttonText: 'Close', redirectUrl: '', redirectSeconds: null };
  const module: Module = {
    id: `EndingModule_${id}`,
    type: 'EndingModule',
    moduleName: screenName,
    props: { ...rest, ...props },
  };
  return screenWith(id, screenName, module, []);
}

/**
 * A next item; the first one whose tests hold is taken. Of several items with tests that lead to one screen, all but one
 * need an id of their own.
 */
export function goTo(screen: string, ...tests: Test[]): NextItem {
  return {
    id: `NextItem_${screen}${tests.length > 0 ? '_if' : ''}`,
    type: 'ROUTE_SCREEN',
    target: `Screen_${screen}`,
    condition: when(...tests),
  };
}

export function when(...items: Test[]): Condition {
  return { type: 'AND', items };
}

/** Tests the answer to a field. */
export function answerTest(name: string, type: Test['type'], value: string): Test {
  return { field: { kind: 'component', componentId: fieldId(name) }, type, value };
}

/** Tests a calculated value. */
export function resultTest({ id }: Calculation, type: Test['type'], value: string): Test {
  return { field: { kind: 'calculated', calculationId: id }, type, value };
}

/** One amount in percent of another. The id is fixed, so a site has at most one. */
export function percentage(name: string, part: string, whole: string): Calculation {
  const operands = [part, whole].map((field) => ({
    field: { kind: 'component', componentId: fieldId(field) } as const,
    value: '',
  }));
  return { id: 'Calculation_share', name, type: 'PERCENTAGE', operands, decimals: 1, isEmptyZero: false };
}

function screenWith(id: string, screenName: string, module: Module, nextConfig: NextItem[]): Screen {
  return { id: `Screen_${id}`, screenName, nextButtonName: 'Next', additionalProps: {}, module, nextConfig };
}

function fieldId(name: string): string {
  return `Field_${name}`;
}

function toOption(label: string): Option {
  return { label, value: label };
}
