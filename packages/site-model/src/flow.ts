import type {
  Alignment,
  Calculation,
  CalculationId,
  ComponentId,
  EndingModule,
  InputType,
  ModuleId,
  Operator,
  Option,
  Rule,
  ScreenId,
  UrlParam,
} from './document.ts';

/**
 * Compiled site that the page plays. Both kinds of sites are compiled when a version is stored, so that the page needs
 * neither templates nor markdown. Everything in it is public to anyone with the site's address.
 */
export interface SiteFlow {
  kind: 'DEFAULT' | 'LOWCODE';
  name: string;
  /** `#rrggbb`; null uses the widget template's colour. */
  themeColor: string | null;
  /** Parameters that the address may set, with their defaults. */
  urlParams: UrlParam[];
  /** Language codes; the texts below are in the first language. Missing means English. */
  languages?: readonly string[];
  /** By language and id: the screen and component properties that differ. */
  translations?: Record<string, Record<string, Partial<FlowScreen | FlowComponent>>>;
  /** Only set if the site has calculated values. */
  calculations?: FlowCalculation[];
  /** Replaces the tenant's logo. */
  companyLogoUrl: string | null;
  /** A visit starts at the first screen. */
  screens: FlowScreen[];
  endings: { success: Ending; failure: Ending };
}

export type FlowScreen = FormScreen | WidgetScreen | LandingScreen | EndingScreen;

interface FlowScreenBase {
  id: ScreenId;
  /** Id of the module, under which the screen's answers are stored. */
  moduleId: ModuleId;
  name: string;
  /** As the author wrote it; empty shows "Next". */
  nextButtonName: string;
  /** Tried in order; if none holds, the visit ends. */
  next: FlowNextItem[];
  /** Maximum number of screens from here to an end, including this one; used for the progress bar. */
  longestWay: number;
}

export interface FormScreen extends FlowScreenBase {
  type: 'form';
  components: FlowComponent[];
}

export interface WidgetScreen extends FlowScreenBase {
  type: 'widget';
  winkTemplateId: string | null;
  isSkippable: boolean;
}

export interface LandingScreen extends FlowScreenBase {
  type: 'landing';
  header: Text;
  introduction: MarkdownBlock[];
  launchButtonText: string;
}

/** Showing this screen ends the session. */
export interface EndingScreen extends FlowScreenBase {
  type: 'ending';
  outcome: EndingModule['props']['outcome'];
  header: Text;
  body: MarkdownBlock[];
  imageUrl: string | null;
  imageDescription: string;
  buttonText: string;
  redirect: RedirectTarget | null;
  /** Also null without `redirect`. */
  redirectSeconds: number | null;
  /** Fields used in its texts. */
  reads: ComponentId[];
}

export type FlowNextItem = FlowCondition &
  ({ type: 'ROUTE_SCREEN'; target: ScreenId } | { type: 'REDIRECT_URL'; target: RedirectTarget });

export interface FlowCondition {
  tests: FlowTest[];
  /** True if one of several tests is enough. */
  isAny?: true;
}

/** An https URL in parts. Variables occur only in path and query, and are percent-encoded. */
export type RedirectTarget = readonly TextPart[];

export interface FlowTest {
  source: ValueSource;
  type: Operator;
  value: string;
}

/** `none` has no value: tests treat it like an unanswered field. */
export type ValueSource =
  /** A repeating group without entries reads as `ifEmpty`, except in tests for emptiness. */
  | { kind: 'answer'; componentId: ComponentId; ifEmpty?: '0' }
  | { kind: 'linked'; moduleId: ModuleId }
  | { kind: 'query'; key: string }
  | { kind: 'calculated'; calculationId: CalculationId }
  /** A field in all entries of a repeating group, whose `form` may hide it; calculated values alone read it. */
  | { kind: 'column'; componentId: ComponentId; fieldId: ComponentId; form?: FlowForm; ifEmpty?: never }
  | { kind: 'none' };

/** A field in all entries of a repeating group. */
export type ColumnSource = Extract<ValueSource, { kind: 'column' }>;

export interface FlowCalculation extends Pick<Calculation, 'id' | 'name' | 'decimals' | 'isEmptyZero'> {
  /** LIST is the list of a field's answers in all entries, for texts. */
  type: Calculation['type'] | 'LIST';
  /** Constants and sources. */
  operands: readonly (string | ValueSource)[];
}

/** Text in parts, with variables resolved to their sources. */
export type Text = readonly TextPart[];
export type TextPart = string | ReadPart;

export interface ReadPart {
  source: ValueSource;
  /** A format, see `isFormat`. The page searches for this key to decide whether to load the formats. */
  as?: string;
  /** Shown if the source has no value. */
  fallback?: string;
}

export type FlowComponent = (FlowInput | FlowText) & {
  /** Missing means always visible. Depends only on earlier components. */
  visibleIf?: FlowCondition;
};

export interface FlowInput {
  type: InputType;
  id: ComponentId;
  /** Key of the answer. */
  name: string;
  label: Text;
  placeholder: string;
  /** Missing if there is none. */
  helpText?: string;
  /** Replaces the default message. */
  requiredMessage?: string;
  defaultValue: string;
  isRequired: boolean;
  isDisabled: boolean;
  options: Option[];
  rule: Rule | null;
  /** HTML autocomplete token, such as `given-name` or `postal-code`, if known from the field. */
  autocomplete: string | null;
  /** ISO 4217 code, for MoneyInput. */
  currency?: string;
  /** ISO 3166 code, for PhoneInput. */
  country?: string;
  /** Options of a SearchSelect. The site's page loads them separately. */
  optionLines?: string;
  /** For FileUpload: document type to read; empty if files are only stored. */
  documentType?: string;
  /** For FileUpload. */
  maxFiles?: number;
  /** Label of the "Other" option, if there is one. */
  otherLabel?: string;
  /** For RepeatingGroup. */
  group?: FlowGroup;
  /** When an optional field becomes required. May depend on the whole form. */
  requiredIf?: FlowCondition;
}

export interface FlowGroup {
  min: number;
  max: number;
  /** Empty shows "Add another". */
  addText: string;
  /** Fields of each entry. */
  components: FlowComponent[];
}

/** Fields that are validated together. */
export type FlowForm = Pick<FormScreen, 'components'>;

export type FlowText =
  | { type: 'Title'; id: ComponentId; text: Text; level: 1 | 2 | 3 }
  | { type: 'Paragraph'; id: ComponentId; text: Text; align: Alignment }
  | { type: 'Markdown'; id: ComponentId; blocks: MarkdownBlock[] }
  /** `imageUrl` is null only in the builder. */
  | { type: 'Image'; id: ComponentId; imageUrl: string | null; imageDescription: string };

/** Markdown as a tree. The page creates elements from it and never sets HTML. */
export type MarkdownBlock =
  | { type: 'heading'; level: 1 | 2 | 3; children: MarkdownSpan[] }
  | { type: 'paragraph'; children: MarkdownSpan[] }
  | { type: 'list'; isOrdered: boolean; start: number; items: MarkdownBlock[][] }
  | { type: 'quote'; children: MarkdownBlock[] }
  | { type: 'code'; text: string }
  | { type: 'table'; header: MarkdownSpan[][]; rows: MarkdownSpan[][][] }
  | { type: 'rule' };

export type MarkdownSpan =
  | { type: 'text'; text: Text }
  | { type: 'strong' | 'emphasis' | 'strikethrough'; children: MarkdownSpan[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  /** `href` is an https, mailto or tel URL. */
  | { type: 'link'; href: string; children: MarkdownSpan[] };

/** End of a visit: a page, a redirect, or a page whose button leads to the address. */
export interface Ending {
  page: EndingPage | null;
  /** An https URL. */
  exitUrl: string | null;
}

export interface EndingPage {
  header: string;
  body: string;
  buttonText: string;
  hasQrCode: boolean;
}
