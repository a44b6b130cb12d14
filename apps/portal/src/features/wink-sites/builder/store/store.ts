import type { ScreenId, SiteDocument } from '@smile/site-model/document';
import { emptyHistory, mergeHistory, recordStep, redo, stepOf, undo, type Walked } from '@smile/site-model/history';
import type { IdMaker } from '@smile/site-model/new-component';
import { apply } from '@smile/site-model/operations/apply';
import type { Operation } from '@smile/site-model/operations/operation';
import { findForm, findScreen } from '@smile/site-model/parts';
import type { rebase as rebaseDocuments } from '@smile/site-model/rebase';
import { createStore, type StoreApi } from 'zustand';
import type { BuilderState, DispatchOptions, Notice, Selection, Walk } from './builder-state.ts';
import { componentActions } from './component-actions.ts';
import { opened, screenActions } from './screen-actions.ts';
import { changedScreenId, touchedScreenId } from './touched-screen.ts';

export interface BuilderWorld {
  newId: IdMaker;
  nowMs: () => number;
}

type Rebase = typeof rebaseDocuments;
export type BuilderStore = StoreApi<BuilderState>;

/** Store of one editor: document, selection and history. */
export function createBuilderStore(document: SiteDocument, world: BuilderWorld): BuilderStore {
  const [first = ''] = document.screenIds;
  return createStore<BuilderState>()((set, get) => ({
    document,
    revision: 0,
    operation: null,
    history: emptyHistory,
    currentScreenId: first,
    selection: { kind: 'screen', id: first },
    openedNextItem: null,
    viewport: 'mobile',
    isPreviewing: false,
    walk: null,
    drag: null,
    notice: null,
    draft: { kind: 'none' },
    otherDrafts: [],
    dispatch(operation, options) {
      const { refusal, change } = changeOf(get(), operation, options, world.nowMs());
      set(change);
      return refusal;
    },
    undo: () => set((state) => walked(state, undo(state.document, state.history), 'Undone')),
    redo: () => set((state) => walked(state, redo(state.document, state.history), 'Redone')),
    select: (selection) => set({ selection }),
    showScreen: (id) => set((state) => (findScreen(state.document, id) ? opened(id) : {})),
    openNextItem: (openedNextItem) => set({ openedNextItem }),
    setViewport: (viewport) => set({ viewport }),
    setPreviewing: (isPreviewing) =>
      set(({ currentScreenId }) => ({ isPreviewing, walk: isPreviewing ? blankWalk(currentScreenId) : null })),
    playExample(answers, params, linked, screenId = get().document.screenIds[0] ?? '') {
      set({ isPreviewing: true, ...opened(screenId), walk: { screenId, answers, params, linked } });
    },
    setDrag: (drag) => set({ drag }),
    announce: (text, isRefusal) => set((state) => ({ notice: noticeAfter(state, text, isRefusal) })),
    replaceDocument: (next, rebase) => set((state) => replaced(state, next, rebase)),
    setOtherDrafts: (otherDrafts) => set({ otherDrafts }),
    setDraft: (draft) => set({ draft }),
    ...componentActions(set, get, world.newId),
    ...screenActions(set, get, world.newId),
  }));
}

function blankWalk(screenId: ScreenId): Walk {
  return { screenId, answers: {}, params: {}, linked: {} };
}

function changeOf(
  state: BuilderState,
  given: Operation,
  { label, field, fill, announcement }: DispatchOptions,
  nowMs: number,
): { refusal: string | null; change: Partial<BuilderState> } {
  const operation = fill && given.type === 'setComponent' ? { ...given, fill } : given;
  const applied = apply(state.document, operation);
  if ('refused' in applied)
    return { refusal: applied.refused, change: { notice: noticeAfter(state, applied.refused, true) } };
  if (applied.inverse.changes.length === 0) return { refusal: null, change: {} };
  const step = stepOf(operation, applied, label, nowMs);
  const change = {
    ...documentAfter(state, applied.doc, operation),
    history: recordStep(state.history, { ...step, field: field ?? step.field }),
    ...(announcement !== undefined && { notice: noticeAfter(state, announcement) }),
  };
  return { refusal: null, change };
}

/** State after undo or redo, showing the screen that changed. */
function walked(state: BuilderState, step: Walked | null, word: string): Partial<BuilderState> {
  if (!step) return {};
  const touched = step.operation
    ? touchedScreenId(step.operation, step.doc)
    : changedScreenId(state.document, step.doc);
  const shown = touched === null || touched === state.currentScreenId ? {} : opened(touched);
  const notice = noticeAfter(state, `${word}: ${step.label}`);
  return { ...documentAfter({ ...state, ...shown }, step.doc, step.operation), history: step.history, notice };
}

function replaced(state: BuilderState, document: SiteDocument, rebase: Rebase): Partial<BuilderState> {
  return { ...documentAfter(state, document, null), history: mergeHistory(state.document, state.history, rebase) };
}

function documentAfter(
  { revision, currentScreenId, selection }: BuilderState,
  document: SiteDocument,
  operation: Operation | null,
): Partial<BuilderState> {
  const change = { document, operation, revision: revision + 1 };
  if (!findScreen(document, currentScreenId)) return { ...change, ...opened(document.screenIds[0] ?? '') };
  return { ...change, currentScreenId, selection: selectionIn(document, currentScreenId, selection) };
}

/** Keeps the selection if its component still exists. */
function selectionIn(document: SiteDocument, screenId: ScreenId, selection: Selection): Selection {
  if (selection.kind !== 'component' || selection.id === null) return selection;
  const isThere = findForm(document, screenId)?.componentIds.includes(selection.id);
  return isThere ? selection : { kind: 'screen', id: screenId };
}

function noticeAfter({ notice }: BuilderState, text: string, isRefusal = false): Notice {
  return { text, isRefusal, number: (notice?.number ?? 0) + 1 };
}
