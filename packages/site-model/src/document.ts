/** A site with screens as the builder edits it: flat maps of parts by id, and arrays that hold their order. */
export interface SiteDocument {
  name: string;
  themeColor: string;
  urlParams: UrlParam[];
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

/** By the path of the object they stood in, which names screens and components by their ids. */
export type Unknowns = Record<string, Record<string, unknown>>;

export interface UrlParam {
  key: string;
  /** Default when the address does not set it. */
  value: string;
}

export interface Screen {
  id: ScreenId;
  screenName: string;
  nextButtonName: string;
  additionalProps: Record<string, unknown>;
  module: Module;
  /** In the order in which they are tried. */
  nextConfig: NextItem[];
}

export type Module = FormModule | WinkWidgetModule | LandingPageModule;

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

export const inputTypes = ['Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'] as const;
export const textTypes = ['Title', 'Paragraph', 'Markdown'] as const;

export type InputType = (typeof inputTypes)[number];
export type TextType = (typeof textTypes)[number];
export type Component = InputComponent | TextComponent;

interface ComponentBase {
  id: ComponentId;
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
    defaultValue: string;
    /** Of Select and RadioGroup; empty otherwise. */
    options: Option[];
    /** Of Input only. The wire has a list of which the first counts. */
    rule: Rule | null;
  };
}

export interface TextComponent extends ComponentBase {
  type: TextType;
  props: {
    text: string;
    /** Of Title: 1 to 3. */
    level: number;
    /** Of Paragraph. */
    align: Alignment;
  };
}

export type Alignment = 'left' | 'center' | 'right';

export interface Option {
  label: string;
  value: string;
}

export const ruleFormats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX'] as const;

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
  /** All of them must hold; none means always. */
  condition: { type: 'AND'; items: Test[]; kept?: KeptKeys };
  kept?: KeptKeys;
}

/** Keys of the wire format that this version does not know, in a part that has no id of its own. */
type KeptKeys = Record<string, unknown>;

export const operators = ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'INCLUDES', 'NOT_INCLUDES'] as const;
export type Operator = (typeof operators)[number];

export interface Test {
  field: TestField;
  type: Operator;
  value: string;
  kept?: KeptKeys;
}

/** Source that a test reads; `unknown` keeps a path of the wire format that leads nowhere. */
export type TestField =
  | { kind: 'component'; componentId: ComponentId }
  | { kind: 'linked'; moduleId: ModuleId }
  | { kind: 'query'; key: string }
  | { kind: 'unknown'; path: string };

export function isInput(component: Component): component is InputComponent {
  return (inputTypes as readonly string[]).includes(component.type);
}
