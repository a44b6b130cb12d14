import type {
  Calculation,
  Component,
  ComponentId,
  EndingModule,
  InputComponent,
  LandingPageModule,
  NextItem,
  Screen,
  ScreenId,
  SiteDocument,
  TextComponent,
  UrlParam,
  WinkWidgetModule,
} from '../document.ts';
import type { Change } from './draft.ts';

/** Operations on a document. Indexes count from 0, in the list without the moved item. */
export type Operation =
  | { type: 'addScreen'; screen: Screen; at: number }
  | { type: 'removeScreen'; screenId: ScreenId }
  | { type: 'moveScreen'; screenId: ScreenId; to: number }
  | SetScreen
  | SetModule
  | { type: 'addComponents'; screenId: ScreenId; components: Component[]; at: number }
  | { type: 'removeComponent'; screenId: ScreenId; componentId: ComponentId }
  | { type: 'moveComponent'; screenId: ScreenId; componentId: ComponentId; toScreenId: ScreenId; to: number }
  | SetComponent
  | { type: 'replaceComponent'; screenId: ScreenId; componentId: ComponentId; component: Component }
  | { type: 'setNextConfig'; screenId: ScreenId; items: NextItem[] }
  | SetSite
  | { type: 'setUrlParams'; urlParams: UrlParam[] }
  | { type: 'setLanguages'; languages: string[] }
  | SetTranslation
  | { type: 'setCalculations'; calculations: Calculation[] }
  | { type: 'batch'; operations: Operation[] }
  /** The way back of another operation, in the document as that one left it. */
  | { type: 'restore'; changes: Change[] };

/** A key of T with its value. */
type ValueOf<T> = { [K in keyof T]: { key: K; value: T[K] } }[keyof T];

export type SetSite = { type: 'setSite' } & ValueOf<Pick<SiteDocument, 'name' | 'themeColor'>>;

export type SetScreen = { type: 'setScreen'; screenId: ScreenId } & ValueOf<
  Pick<Screen, 'screenName' | 'nextButtonName'>
>;

export type SetModule = { type: 'setModule'; screenId: ScreenId } & ValueOf<
  WinkWidgetModule['props'] & LandingPageModule['props'] & EndingModule['props']
>;

export type SetComponent = {
  type: 'setComponent';
  screenId: ScreenId;
  componentId: ComponentId;
  /**
   * Lets the name follow the label, and an option's value its label. It happens without it while they are empty; who
   * types a label letter by letter sets it from the second letter on.
   */
  fill?: boolean;
} & ValueOf<InputComponent['props'] & TextComponent['props']>;

/** Of a text of a screen, or of a component on it; an empty text takes the translation away. */
export interface SetTranslation {
  type: 'setTranslation';
  screenId: ScreenId;
  componentId: ComponentId | null;
  language: string;
  key: string;
  text: string;
}

/** Why an operation does not go, as a sentence for the person who wanted it. */
export type Refusal = string | null;
