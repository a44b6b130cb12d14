/** A site with screens as the builder edits it: flat maps of parts by id, and arrays that hold their order. */
export interface SiteDocument {
  name: string;
  themeColor: string;
  urlParams: UrlParam[];
  /** Codes such as `fil`. The texts are written in the first; none is English alone. */
  languages: string[];
  /** Values that the site works out of answers; none of them reads itself. */
  calculations: Calculation[];
  /** The first is where a visit begins. */
  screenIds: ScreenId[];
  screens: Record<ScreenId, Screen>;
  /** Keys of the wire format that this version does not know, kept for the way back. */
  kept: Unknowns;
}

/** `Screen_` and eight hexadecimal digits where the builder made it. */
export type ScreenId = string;
export type ComponentId = string;
export type ModuleId = string;
export type CalculationId = string;

/** By the path of the object they stood in, which names screens and components by their ids. */
export type Unknowns = Record<string, Record<string, unknown>>;

export interface UrlParam {
  key: string;
  /** Default when the address does not set it. */
  value: string;
}

/** Named value that texts and conditions can read. */
export interface Calculation {
  /** `Calculation_` and eight hexadecimal digits where the builder made it. */
  id: CalculationId;
  name: string;
  type: (typeof calculationTypes)[number];
  operands: Operand[];
  /** Digits after the point to which the result is rounded, half away from zero. */
  decimals: number;
  /** Whether an operand without value counts as 0; otherwise there is no result then. */
  isEmptyZero: boolean;
}

/** PERCENTAGE is the first operand as a percentage of the second; AGE the years since a day. */
export const calculationTypes = ['SUM', 'DIFFERENCE', 'PRODUCT', 'QUOTIENT', 'PERCENTAGE', 'AGE'] as const;

export interface Operand {
  /** Null for a number of the author's. */
  field: TestField | null;
  value: string;
  /** Field of a repeating group whose numbers are added; without it its entries are counted. */
  column?: ComponentId;
  kept?: KeptKeys;
}

/** Texts of a part in other languages: by language, then by key, see `AuthorText`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Screen {
  id: ScreenId;
  screenName: string;
  nextButtonName: string;
  /** Of its own texts, which include those of a landing page and an ending. */
  translations?: Translations;
  additionalProps: Record<string, unknown>;
  module: Module;
  /** In the order in which they are tried. */
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
    /** Whether people may go on although nothing is connected. */
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

/** The last screen of a visit: it has no next items, and the session ends when it is shown. */
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
    /** Empty where the visit stays on the screen. */
    redirectUrl: string;
    /** Null where the button alone leads on. */
    redirectSeconds: number | null;
  };
}

/** The provider's, then ours. */
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
/** Shown, and not asked. */
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
    /** The key of the answer: letters only. */
    name: string;
    required: boolean;
    disabled: boolean;
    placeholder: string;
    /** Shown with the field; empty for none. */
    helpText: string;
    /** Shown where a required answer is missing; empty for the usual words. */
    requiredMessage: string;
    /** `start/end` of a range; of CheckboxGroup one value on each line; `true` of a ticked Checkbox. */
    defaultValue: string;
    /** Options that the author writes; empty for types without them. */
    options: Option[];
    /** Rule of Input, LongText and numbers. The wire has a list; only its first rule applies. */
    rule: Rule | null;
    /** ISO 4217 code, of MoneyInput; empty otherwise. */
    currency: string;
    /** ISO 3166 code of the country that is chosen at first, of PhoneInput; empty otherwise. */
    country: string;
    /** Options of a SearchSelect as text, see `readOptionLines`; empty otherwise. */
    optionLines: string;
    /** File type of documents that are read, of FileUpload; empty for files that are stored only. */
    documentType: string;
    /** Of FileUpload; 0 otherwise. */
    maxFiles: number;
    /** Label of the option for an answer in one's own words; empty for none. */
    otherLabel: string;
    /** How many entries of RepeatingGroup people give; other types have none of these four. */
    minEntries?: number;
    maxEntries?: number;
    /** Text of the button for another entry; empty for the usual words. */
    addText?: string;
    /** Fields of each entry. */
    fields?: GroupField[];
    visibleIf: Condition | null;
    /** When a field that is not required is required after all. */
    requiredIf: Condition | null;
  };
}

/** Field of a repeating group; its id is one of its site's. */
export interface GroupField extends InputComponent {
  /** Keys of the wire format that this version does not know, as in a document. */
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
    /** When people see it; always where it is null. */
    visibleIf: Condition | null;
  };
}

export type Alignment = 'left' | 'center' | 'right';

export interface Option {
  label: string;
  value: string;
  /** Tells an option from others of its field; see `withOptionIds`. */
  reference?: string;
  /** Value that conditions still name while this one is empty or that of another option; empty where they name none. */
  replaces?: string;
}

/** The provider's, then ours: DAYS bounds the days from today, AGE the years since a day. */
export const ruleFormats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX', 'DAYS', 'AGE'] as const;

/** Bounds that are null are not set. */
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
  /** A screen's id or an https address; null while it is not chosen. */
  target: string | null;
  condition: Condition;
  kept?: KeptKeys;
}

/** All of the tests must hold, or any of them; none means always. */
export interface Condition {
  type: (typeof conditionTypes)[number];
  items: Test[];
  kept?: KeptKeys;
}

/** Properties of components that are conditions. */
export const conditionKeys = ['visibleIf', 'requiredIf'] as const;

export const conditionTypes = ['AND', 'OR'] as const;

/** Keys of the wire format that this version does not know, in a part that has no id of its own. */
type KeptKeys = Record<string, unknown>;

/** The provider's, then ours. */
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

/** Source that a test reads; `unknown` keeps a path of the wire format that leads nowhere. */
export type TestField =
  | { kind: 'component'; componentId: ComponentId }
  | { kind: 'linked'; moduleId: ModuleId }
  | { kind: 'query'; key: string }
  | { kind: 'calculated'; calculationId: CalculationId }
  | { kind: 'unknown'; path: string };

export function isInput(component: Component): component is InputComponent {
  return (inputTypes as readonly string[]).includes(component.type);
}
