/** A builder site for editing: flat maps of parts by id, and arrays for their order. */
export interface SiteDocument {
  name: string;
  themeColor: string;
  urlParams: UrlParam[];
  /** Language codes such as `fil`. The texts are in the first language; an empty list means English only. */
  languages: string[];
  /** Calculated values; none depends on itself. */
  calculations: Calculation[];
  /** A visit starts at the first screen. */
  screenIds: ScreenId[];
  screens: Record<ScreenId, Screen>;
  /** Unknown keys of the wire format, preserved for the round trip. */
  kept: Unknowns;
}

/** `Screen_` and eight hexadecimal digits if created in the builder. */
export type ScreenId = string;
export type ComponentId = string;
export type ModuleId = string;
export type CalculationId = string;

/** By the path of their object, in which ids identify screens and components. */
export type Unknowns = Record<string, Record<string, unknown>>;

export interface UrlParam {
  key: string;
  /** Default if the address does not set it. */
  value: string;
}

/** A named value for texts and conditions. */
export interface Calculation {
  /** `Calculation_` and eight hexadecimal digits if created in the builder. */
  id: CalculationId;
  name: string;
  type: (typeof calculationTypes)[number];
  operands: Operand[];
  /** Decimal places of the result, rounded half away from zero. */
  decimals: number;
  /** Whether an operand without value counts as 0; otherwise there is no result. */
  isEmptyZero: boolean;
}

/** PERCENTAGE is the first operand in percent of the second; AGE is the years since a day. */
export const calculationTypes = ['SUM', 'DIFFERENCE', 'PRODUCT', 'QUOTIENT', 'PERCENTAGE', 'AGE'] as const;

export interface Operand {
  /** Null for a constant. */
  field: TestField | null;
  value: string;
  /** Field of a repeating group to sum over its entries; without it the entries are counted. */
  column?: ComponentId;
  kept?: KeptKeys;
}

/** Texts in other languages: by language, then by key, see `AuthorText`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Screen {
  id: ScreenId;
  screenName: string;
  nextButtonName: string;
  /** Translations of the screen's own texts, including those of a landing page or ending. */
  translations?: Translations;
  additionalProps: Record<string, unknown>;
  module: Module;
  /** Tried in order. */
  nextConfig: NextItem[];
}

export type Module = FormModule | WinkWidgetModule | LandingPageModule | EndingModule;

export interface FormModule {
  id: ModuleId;
  type: 'FormModule';
  moduleName: string;
  componentIds: ComponentId[];
  componentMap: Record<ComponentId, Component>;
}

export interface WinkWidgetModule {
  id: ModuleId;
  type: 'WinkWidgetModule';
  moduleName: string;
  props: {
    winkTemplateId: string | null;
    /** Whether people may continue without connecting anything. */
    isSkippable: boolean;
  };
}

export interface LandingPageModule {
  id: ModuleId;
  type: 'LandingPageModule';
  moduleName: string;
  props: { headerText: string; introductionText: string; launchButtonText: string };
}

export const outcomes = ['SUCCESS', 'DECLINED'] as const;

/** The last screen of a visit: it has no next items, and showing it ends the session. */
export interface EndingModule {
  id: ModuleId;
  type: 'EndingModule';
  moduleName: string;
  props: {
    outcome: (typeof outcomes)[number];
    headerText: string;
    bodyText: string;
    imageUrl: string | null;
    /** Alternative text. */
    imageDescription: string;
    buttonText: string;
    /** Empty if the visit stays on the screen. */
    redirectUrl: string;
    /** Null if only the button leads on. */
    redirectSeconds: number | null;
  };
}

/** The provider's types first, then our additions. */
export const inputTypes = [
  'Input',
  'Select',
  'RadioGroup',
  'DatePicker',
  'DateRangePicker',
  'LongText',
  'NumberInput',
  'MoneyInput',
  'YesNo',
  'Checkbox',
  'CheckboxGroup',
  'SearchSelect',
  'PhoneInput',
  'Signature',
  'FileUpload',
  'RepeatingGroup',
] as const;
/** Display only, without an answer. */
export const textTypes = ['Title', 'Paragraph', 'Markdown', 'Image'] as const;

export type InputType = (typeof inputTypes)[number];
export type TextType = (typeof textTypes)[number];
export type Component = InputComponent | TextComponent;

interface ComponentBase {
  id: ComponentId;
  translations?: Translations;
  additionalProps: Record<string, unknown>;
}

export interface InputComponent extends ComponentBase {
  type: InputType;
  props: {
    label: string;
    /** Key of the answer; letters only. */
    name: string;
    required: boolean;
    disabled: boolean;
    placeholder: string;
    /** Shown below the field; empty for none. */
    helpText: string;
    /** Shown if a required answer is missing; empty for the default message. */
    requiredMessage: string;
    /** `start/end` for a range; one value per line for CheckboxGroup; `true` for a ticked Checkbox. */
    defaultValue: string;
    /** Options written by the author; empty for types without options. */
    options: Option[];
    /** Rule of Input, LongText and number fields. The wire format has a list, of which only the first applies. */
    rule: Rule | null;
    /** ISO 4217 code for MoneyInput; empty otherwise. */
    currency: string;
    /** ISO 3166 code of the preselected country for PhoneInput; empty otherwise. */
    country: string;
    /** Options of SearchSelect as text, see `readOptionLines`; empty otherwise. */
    optionLines: string;
    /** Document type to read, for FileUpload; empty if files are only stored. */
    documentType: string;
    /** For FileUpload; 0 otherwise. */
    maxFiles: number;
    /** Label of the "Other" option; empty for none. */
    otherLabel: string;
    /** Minimum entries of a RepeatingGroup. These four properties exist only on that type. */
    minEntries?: number;
    maxEntries?: number;
    /** Text of the button that adds an entry; empty for the default. */
    addText?: string;
    /** Fields of each entry. */
    fields?: GroupField[];
    visibleIf: Condition | null;
    /** When an optional field becomes required. */
    requiredIf: Condition | null;
  };
}

/** Field of a repeating group; its id is unique in the site. */
export interface GroupField extends InputComponent {
  /** Unknown keys of the wire format, as in a document. */
  kept?: Unknowns;
}

export interface TextComponent extends ComponentBase {
  type: TextType;
  props: {
    text: string;
    /** Heading level of a Title: 1 to 3. */
    level: number;
    /** Alignment of a Paragraph. */
    align: Alignment;
    /** Picture of an Image, which has no text. */
    imageUrl: string | null;
    /** Alternative text; empty for a decorative image. */
    imageDescription: string;
    /** When the component is visible; null means always. */
    visibleIf: Condition | null;
  };
}

export type Alignment = 'left' | 'center' | 'right';

export interface Option {
  label: string;
  value: string;
  /** Stable id of an option within its field; see `withOptionIds`. */
  reference?: string;
  /**
   * Earlier value that conditions still use while the current one is empty or a duplicate; empty if no condition uses
   * it.
   */
  replaces?: string;
}

/** The provider's formats first, then ours: DAYS limits the days from today, AGE the years since a day. */
export const ruleFormats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX', 'DAYS', 'AGE'] as const;

/** Null bounds are not set. */
export interface Rule {
  format: (typeof ruleFormats)[number];
  min: number | null;
  max: number | null;
  minLength: number | null;
  maxLength: number | null;
  regex: string | null;
  message: string | null;
}

export interface NextItem {
  id: string;
  type: 'ROUTE_SCREEN' | 'REDIRECT_URL';
  /** A screen id or an https URL; null until chosen. */
  target: string | null;
  condition: Condition;
  kept?: KeptKeys;
}

/** All tests must hold, or any of them; no tests means always. */
export interface Condition {
  type: (typeof conditionTypes)[number];
  items: Test[];
  kept?: KeptKeys;
}

/** Component properties that are conditions. */
export const conditionKeys = ['visibleIf', 'requiredIf'] as const;

export const conditionTypes = ['AND', 'OR'] as const;

/** Unknown keys of the wire format, for parts without an id. */
type KeptKeys = Record<string, unknown>;

/** The provider's operators first, then our additions. */
export const operators = [
  ...(['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'INCLUDES', 'NOT_INCLUDES'] as const),
  ...(['EMPTY', 'NOT_EMPTY', 'ONE_OF', 'NOT_ONE_OF'] as const),
] as const;
export type Operator = (typeof operators)[number];

export interface Test {
  field: TestField;
  type: Operator;
  /** Value to compare with: one per line for ONE_OF and NOT_ONE_OF, empty for EMPTY and NOT_EMPTY. */
  value: string;
  kept?: KeptKeys;
}

/** Source of a test; `unknown` keeps a wire-format path that leads nowhere. */
export type TestField =
  | { kind: 'component'; componentId: ComponentId }
  | { kind: 'linked'; moduleId: ModuleId }
  | { kind: 'query'; key: string }
  | { kind: 'calculated'; calculationId: CalculationId }
  | { kind: 'unknown'; path: string };

export function isInput(component: Component): component is InputComponent {
  return (inputTypes as readonly string[]).includes(component.type);
}
