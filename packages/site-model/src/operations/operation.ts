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

/** Operations on a document. Indexes start at 0; for moves they refer to the list without the moved item. */
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
  /** Reverts another operation, on the document that it produced. */
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
   * Fills the name from the label, and an option's value from its label. This happens anyway while they are empty; set
   * it from the second typed letter on.
   */
  fill?: boolean;
} & ValueOf<InputComponent['props'] & TextComponent['props']>;

/** Translates a text of a screen or component; an empty text removes the translation. */
export interface SetTranslation {
  type: 'setTranslation';
  screenId: ScreenId;
  componentId: ComponentId | null;
  language: string;
  key: string;
  text: string;
}

/** Why an operation is refused, as a sentence for the user; null if it is not. */
export type Refusal = string | null;
