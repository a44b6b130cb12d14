import type { Component, ComponentId, Module, ModuleId, ScreenId, SiteDocument } from '@smile/site-model/document';
import type { History } from '@smile/site-model/history';
import type { PaletteItem } from '@smile/site-model/new-component';
import type { Operation } from '@smile/site-model/operations/operation';
import type { rebase } from '@smile/site-model/rebase';
import type { Answers } from '@smile/site-model/values';
import type { OtherDraft } from '../keeping/others/other-draft.ts';

type Rebase = typeof rebase;

/** Part edited in the panel; a component's id is null while the panel asks for one to be selected. */
export type Selection =
  | { kind: 'site' }
  | { kind: 'screen'; id: ScreenId }
  | { kind: 'component'; id: ComponentId | null };

export type Viewport = 'mobile' | 'desktop';

/** Something that screen readers say; what was refused is shown as well. */
export interface Notice {
  text: string;
  isRefusal: boolean;
  /** Counts, so that the same words are said again. */
  number: number;
}

/** How far what is here is kept on the server, or for a new site in the browser. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

/** A visit that is played: where it begins, and what it knows already. */
export interface Walk {
  screenId: ScreenId;
  answers: Answers;
  params: Readonly<Record<string, string>>;
  /** Connected providers and kept document types by the widget's module. */
  linked: Readonly<Record<ModuleId, readonly string[]>>;
}

/** Dragged part, and the gap of the form under the pointer. */
interface Drag {
  name: string;
  slot: number | null;
}

interface BuilderValues {
  document: SiteDocument;
  /** Counts the changes of the document. */
  revision: number;
  /** Operation that led to this revision; null where the whole document was replaced. */
  operation: Operation | null;
  history: History;
  currentScreenId: ScreenId;
  selection: Selection;
  /** Next item of the open screen that is edited, from 0; null while none is asked for. */
  openedNextItem: number | null;
  viewport: Viewport;
  isPreviewing: boolean;
  /** Null while the site is edited. */
  walk: Walk | null;
  drag: Drag | null;
  notice: Notice | null;
  draft: DraftState;
  /** Drafts of other authors. */
  otherDrafts: readonly OtherDraft[];
}

export interface DispatchOptions {
  /** In words, for "Undone: …". */
  label: string;
  /** Changes of one field, one soon after the other, are one step; known without it where one value is set. */
  field?: string;
  /** See `SetComponent`. */
  fill?: boolean;
  /** Said once it is done. */
  announcement?: string;
}

/** Why something was not done, as a sentence; null where it was done. */
type Refusal = string | null;

/** Target position; by default after the selection. */
interface Place {
  screenId: ScreenId;
  at: number;
}

interface BuilderActions {
  /** Does an operation, and remembers how to undo it. A refusal is said and shown. */
  dispatch: (operation: Operation, options: DispatchOptions) => Refusal;
  undo: () => void;
  redo: () => void;
  select: (selection: Selection) => void;
  /** Opens a screen, with its panel. */
  showScreen: (id: ScreenId) => void;
  /** Opens the next configuration of the open screen on an item; null closes it. */
  openNextItem: (itemIndex: number | null) => void;
  setViewport: (viewport: Viewport) => void;
  /** Begins a blank visit on the screen that is open, or ends the visit. */
  setPreviewing: (isPreviewing: boolean) => void;
  /** Begins a visit with what it is to know, on the first screen unless another is named. */
  playExample: (answers: Walk['answers'], params: Walk['params'], linked: Walk['linked'], screenId?: ScreenId) => void;
  setDrag: (drag: Drag | null) => void;
  /** Says something; a refusal is shown as well. */
  announce: (text: string, isRefusal?: boolean) => void;
  /** Adds what a palette item stands for, and selects the first of it. */
  addComponentFromPalette: (item: PaletteItem, place?: Place) => Refusal;
  duplicateComponent: (id: ComponentId) => Refusal;
  removeComponent: (id: ComponentId) => Refusal;
  /** To a place in the list from which the component is already taken. */
  moveComponent: (id: ComponentId, to: number) => Refusal;
  moveComponentToScreen: (id: ComponentId, screenId: ScreenId) => Refusal;
  /** Puts a new component of another type in its place, and selects it. */
  retypeComponent: (id: ComponentId, type: Component['type']) => Refusal;
  /** Adds a screen at the end, and opens it. */
  addScreen: (type: Module['type'], name: string) => Refusal;
  removeScreen: (id: ScreenId) => Refusal;
  moveScreen: (id: ScreenId, to: number) => Refusal;
  /** Puts the document with the changes of others in place of this one; what was done here can still be undone. */
  replaceDocument: (document: SiteDocument, rebase: Rebase) => void;
  setOtherDrafts: (drafts: readonly OtherDraft[]) => void;
  setDraft: (draft: DraftState) => void;
}

export type BuilderState = BuilderValues & BuilderActions;
