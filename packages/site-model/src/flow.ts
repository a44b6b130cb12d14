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
 * Compiled form that the page of a site plays. Both kinds of sites compile to it when a version is stored, so that the
 * page knows neither templates nor markdown. All of it is safe to show to anyone who has the site's address.
 */
export interface SiteFlow {
  kind: 'DEFAULT' | 'LOWCODE';
  name: string;
  /** `#rrggbb`; null takes the colour of the widget's template. */
  themeColor: string | null;
  /** Parameters that the address may set, with what holds otherwise. */
  urlParams: UrlParam[];
  /** Codes, the first of them being that of the texts below. None is English. */
  languages?: readonly string[];
  /** By language and id: the properties of screens and components that differ. */
  translations?: Record<string, Record<string, Partial<FlowScreen | FlowComponent>>>;
  /** Where the site has calculated values. */
  calculations?: FlowCalculation[];
  /** Picture to show in place of the tenant's. */
  companyLogoUrl: string | null;
  /** The first is where a visit begins. */
  screens: FlowScreen[];
  endings: { success: Ending; failure: Ending };
}

export type FlowScreen = FormScreen | WidgetScreen | LandingScreen | EndingScreen;

interface FlowScreenBase {
  id: ScreenId;
  /** Reference of the module: the name under which the answers of the screen are stored. */
  moduleId: ModuleId;
  name: string;
  /** As the author wrote it; empty shows "Next". */
  nextButtonName: string;
  /** In the order in which they are tried; when none holds the visit ends. */
  next: FlowNextItem[];
  /** Screens from here to the farthest end, this one included: what the progress bar counts. */
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

/** Ends the session when it is shown. */
export interface EndingScreen extends FlowScreenBase {
  type: 'ending';
  outcome: EndingModule['props']['outcome'];
  header: Text;
  body: MarkdownBlock[];
  imageUrl: string | null;
  imageDescription: string;
  buttonText: string;
  redirect: RedirectTarget | null;
  /** Null without `redirect` too. */
  redirectSeconds: number | null;
  /** Fields that its texts read. */
  reads: ComponentId[];
}

export type FlowNextItem = FlowCondition &
  ({ type: 'ROUTE_SCREEN'; target: ScreenId } | { type: 'REDIRECT_URL'; target: RedirectTarget });

export interface FlowCondition {
  tests: FlowTest[];
  /** Whether one of several tests is enough. */
  isAny?: true;
}

/** An https address in pieces; variables stand in path and query only and are percent-encoded. */
export type RedirectTarget = readonly TextPart[];

export interface FlowTest {
  source: ValueSource;
  type: Operator;
  value: string;
}

/** `none` reads nothing: a test of it behaves as one of an unanswered field. */
export type ValueSource =
  /** A repeating group without entries reads as `ifEmpty`, but not where a test asks whether it has any. */
  | { kind: 'answer'; componentId: ComponentId; ifEmpty?: '0' }
  | { kind: 'linked'; moduleId: ModuleId }
  | { kind: 'query'; key: string }
  | { kind: 'calculated'; calculationId: CalculationId }
  /** The sum of a number in all entries of a repeating group; calculated values alone read it. */
  | { kind: 'column'; componentId: ComponentId; fieldId: ComponentId; ifEmpty?: never }
  | { kind: 'none' };

export interface FlowCalculation extends Pick<Calculation, 'id' | 'name' | 'type' | 'decimals' | 'isEmptyZero'> {
  /** Numbers of the author's, and what else is read. */
  operands: readonly (string | ValueSource)[];
}

/** Text with variables, resolved to what they read. */
export type Text = readonly TextPart[];
export type TextPart = string | ReadPart;

export interface ReadPart {
  source: ValueSource;
  /** A format: see `isFormat`. The page looks for this key to know whether it needs formats. */
  as?: string;
  /** Shown where there is nothing to read. */
  fallback?: string;
}

export type FlowComponent = (FlowInput | FlowText) & {
  /** Shown always without it. It reads what stands before the component. */
  visibleIf?: FlowCondition;
};

export interface FlowInput {
  type: InputType;
  id: ComponentId;
  /** The key of the answer. */
  name: string;
  label: Text;
  placeholder: string;
  /** Where there is one. */
  helpText?: string;
  /** In place of the usual words. */
  requiredMessage?: string;
  defaultValue: string;
  isRequired: boolean;
  isDisabled: boolean;
  options: Option[];
  rule: Rule | null;
  /** The browser's own word for what belongs here (`given-name`, `postal-code`), where the field tells. */
  autocomplete: string | null;
  /** ISO 4217 code, of MoneyInput. */
  currency?: string;
  /** ISO 3166 code, of PhoneInput. */
  country?: string;
  /** Options of a SearchSelect. The site's page loads them by another call. */
  optionLines?: string;
  /** Of FileUpload: the file type of documents that are read; empty for files that are stored only. */
  documentType?: string;
  /** Of FileUpload. */
  maxFiles?: number;
  /** Label of the "Other" option, if there is one. */
  otherLabel?: string;
  /** Of RepeatingGroup. */
  group?: FlowGroup;
  /** When a field that is not required is required after all. It may read the whole form. */
  requiredIf?: FlowCondition;
}

export interface FlowGroup {
  min: number;
  max: number;
  /** Empty shows "Add another". */
  addText: string;
  /** Asked in each entry. */
  components: FlowComponent[];
}

/** Fields that are asked and judged together. */
export type FlowForm = Pick<FormScreen, 'components'>;

export type FlowText =
  | { type: 'Title'; id: ComponentId; text: Text; level: 1 | 2 | 3 }
  | { type: 'Paragraph'; id: ComponentId; text: Text; align: Alignment }
  | { type: 'Markdown'; id: ComponentId; blocks: MarkdownBlock[] }
  /** Without a picture only while it is built. */
  | { type: 'Image'; id: ComponentId; imageUrl: string | null; imageDescription: string };

/** Markdown as nodes: elements are made of them one by one, never by setting HTML. */
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
  /** `href` is an https, mailto or tel address. */
  | { type: 'link'; href: string; children: MarkdownSpan[] };

/** How a visit ends: on a page of its own, at an address, or both, the page's button leading there. */
export interface Ending {
  page: EndingPage | null;
  /** An https address. */
  exitUrl: string | null;
}

export interface EndingPage {
  header: string;
  body: string;
  buttonText: string;
  hasQrCode: boolean;
}
