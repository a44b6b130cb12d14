import type { Component, ComponentId, Module, ModuleId, ScreenId, SiteDocument } from '@smile/site-model/document';
import type { History } from '@smile/site-model/history';
import type { PaletteItem } from '@smile/site-model/new-component';
import type { Operation } from '@smile/site-model/operations/operation';
import type { rebase } from '@smile/site-model/rebase';
import type { Answers } from '@smile/site-model/values';
import type { OtherDraft } from '../keeping/others/other-draft.ts';

type Rebase = typeof rebase;

/** Part edited in the panel; the component's id is null while the panel asks to select one. */
export type Selection =
  | { kind: 'site' }
  | { kind: 'screen'; id: ScreenId }
  | { kind: 'component'; id: ComponentId | null };

export type Viewport = 'mobile' | 'desktop';

/** Announcement for screen readers; refusals are shown as well. */
export interface Notice {
  text: string;
  isRefusal: boolean;
  /** Counter, so that a repeated text is announced again. */
  number: number;
}

/** Whether the changes are stored on the server or, for a new site, in the browser. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

/** A test visit: its start and preset data. */
export interface Walk {
  screenId: ScreenId;
  answers: Answers;
  params: Readonly<Record<string, string>>;
  /** Connected providers and stored document types, by widget module. */
  linked: Readonly<Record<ModuleId, readonly string[]>>;
}

/** Dragged part, and the gap under the pointer. */
interface Drag {
  name: string;
  slot: number | null;
}

interface BuilderValues {
  document: SiteDocument;
  /** Number of document changes. */
  revision: number;
  /** Operation that led to this revision; null if the whole document was replaced. */
  operation: Operation | null;
  history: History;
  currentScreenId: ScreenId;
  selection: Selection;
  /** Index of the edited next item of the open screen; null if none. */
  openedNextItem: number | null;
  viewport: Viewport;
  isPreviewing: boolean;
  /** Null while editing. */
  walk: Walk | null;
  drag: Drag | null;
  notice: Notice | null;
  draft: DraftState;
  /** Drafts of other authors. */
  otherDrafts: readonly OtherDraft[];
}

export interface DispatchOptions {
  /** Text for "Undone: …". */
  label: string;
  /** Quick successive changes with the same field are one undo step; derived automatically if a single value is set. */
  field?: string;
  /** See `SetComponent`. */
  fill?: boolean;
  /** Announced after the operation. */
  announcement?: string;
}

/** Why an action was refused, as a sentence; null on success. */
type Refusal = string | null;

/** Target position; default: after the selection. */
interface Place {
  screenId: ScreenId;
  at: number;
}

interface BuilderActions {
  /** Applies an operation and records how to undo it. A refusal is announced and shown. */
  dispatch: (operation: Operation, options: DispatchOptions) => Refusal;
  undo: () => void;
  redo: () => void;
  select: (selection: Selection) => void;
  /** Opens a screen and its panel. */
  showScreen: (id: ScreenId) => void;
  /** Opens the routes of the open screen at an item; null closes them. */
  openNextItem: (itemIndex: number | null) => void;
  setViewport: (viewport: Viewport) => void;
  /** Starts a blank test visit on the open screen, or ends it. */
  setPreviewing: (isPreviewing: boolean) => void;
  /** Starts a test visit with preset data, by default on the first screen. */
  playExample: (answers: Walk['answers'], params: Walk['params'], linked: Walk['linked'], screenId?: ScreenId) => void;
  setDrag: (drag: Drag | null) => void;
  /** Announces a text; a refusal is shown as well. */
  announce: (text: string, isRefusal?: boolean) => void;
  /** Adds a palette item and selects its first component. */
  addComponentFromPalette: (item: PaletteItem, place?: Place) => Refusal;
  duplicateComponent: (id: ComponentId) => Refusal;
  removeComponent: (id: ComponentId) => Refusal;
  /** `to` counts without the component. */
  moveComponent: (id: ComponentId, to: number) => Refusal;
  moveComponentToScreen: (id: ComponentId, screenId: ScreenId) => Refusal;
  /** Replaces a component by a new one of another type and selects it. */
  retypeComponent: (id: ComponentId, type: Component['type']) => Refusal;
  /** Adds a screen at the end and opens it. */
  addScreen: (type: Module['type'], name: string) => Refusal;
  removeScreen: (id: ScreenId) => Refusal;
  moveScreen: (id: ScreenId, to: number) => Refusal;
  /** Replaces the document by one with other people's changes; own steps can still be undone. */
  replaceDocument: (document: SiteDocument, rebase: Rebase) => void;
  setOtherDrafts: (drafts: readonly OtherDraft[]) => void;
  setDraft: (draft: DraftState) => void;
}

export type BuilderState = BuilderValues & BuilderActions;
