import '@smile/site-model/operations/follow-renamed';
import '@smile/site-model/operations/part-operations';
import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { compileV2 } from '@smile/site-model/compile-v2';
import { compileV3 } from '@smile/site-model/compile-v3';
import type { SiteDocument } from '@smile/site-model/document';
import type { SiteFlow } from '@smile/site-model/flow';
import { apply } from '@smile/site-model/operations/apply';
import type { Operation } from '@smile/site-model/operations/operation';
import { fromWire } from '@smile/site-model/wire/from-wire';

type Load = Extract<SitePreviewMessage, { type: 'load' }>;
export type Walk = Extract<SitePreviewMessage, { type: 'walk' }>;

/** State received from the portal. */
export interface PreviewState {
  load: Load;
  /** Document of a builder site, with all operations applied. */
  document: SiteDocument | null;
  flow: SiteFlow;
  revision: number;
  /** Screen that the portal shows for editing. */
  shown: string | null;
  /** The test visit in progress; null while editing. */
  walk: Walk | null;
  /** Number of test visits, used as React key so that each test starts from the beginning. */
  walks: number;
}

/** Applies a message; returns `resync` if an earlier message is missing. */
export function takeMessage(state: PreviewState | null, message: SitePreviewMessage): PreviewState | null | 'resync' {
  if (message.type === 'load') return takeLoad(state, message) ?? state;
  if (!state) return 'resync';
  if (message.type === 'show') return { ...state, shown: message.screen };
  if (message.type === 'walk')
    return message.on ? { ...state, walk: message, walks: state.walks + 1 } : { ...state, walk: null };
  const document = message.revision === state.revision + 1 && tryApply(state.document, message.op as Operation);
  return document ? { ...state, document, flow: compileV3(document), revision: message.revision } : 'resync';
}

/** Null for an invalid site: a resync would send the same data. */
function takeLoad(state: PreviewState | null, message: Load): PreviewState | null {
  const { site, revision } = message;
  const { shown = null, walk = null, walks = 0 } = state ?? {};
  const kept = { shown, walk, walks, load: message, revision };
  if (site.type === 'DEFAULT') return { ...kept, document: null, flow: compileV2(site.name, site.winkSiteTemplate) };
  const read = fromWire(site.name, site.winkSiteTemplate);
  return 'doc' in read ? { ...kept, document: read.doc, flow: compileV3(read.doc) } : null;
}

/** Null if the operation does not apply: portal and preview may have diverged. */
function tryApply(document: SiteDocument | null, operation: Operation): SiteDocument | null {
  if (!document) return null;
  try {
    const applied = apply(document, operation);
    return 'refused' in applied ? null : applied.doc;
  } catch {
    return null;
  }
}
