import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { readSitePreviewReport } from '@smile/contract/site-preview-report';
import type { SiteDocument } from '@smile/site-model/document';
import { toWire } from '@smile/site-model/wire/to-wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFrame } from '../../../../ui/frames/use-frame.ts';
import type { BuilderState } from '../store/builder-state.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { noLayout, takeLayout } from './frame-layout.ts';

/** Data that the site's page needs besides the site. */
export type FrameWorld = Omit<Extract<SitePreviewMessage, { type: 'load' }>, 'type' | 'revision' | 'site'>;

/**
 * Keeps the site's page in sync with the document by sending operations, and receives the positions of its parts.
 * @param world null while loading
 */
export function useCanvasFrame(linkUrl: string, world: FrameWorld | null) {
  const store = useBuilderStore();
  const [layout, setLayout] = useState(noLayout);
  const frame = useFrame(linkUrl, (message) => {
    const report = readSitePreviewReport(message);
    if (report?.type === 'layout') setLayout((layout) => takeLayout(layout, report));
    if (report?.type === 'resync') load();
    if (report?.type === 'walked' && store.getState().isPreviewing) store.getState().showScreen(report.screen);
    if (report?.type === 'ready') setLayout(noLayout);
    return report?.type === 'ready';
  });
  const send: (message: SitePreviewMessage) => void = frame.send;
  const isReady = frame.isReady && world !== null;
  const load = () => {
    if (!world) return;
    const { document, revision } = store.getState();
    send({ type: 'load', revision, ...world, site: siteOf(document) });
    send({ type: 'show', screen: store.getState().currentScreenId });
  };
  const follow = useEffectEvent((state: BuilderState, last: BuilderState) => {
    if (state.revision !== last.revision) {
      if (state.operation) send({ type: 'apply', revision: state.revision, op: state.operation });
      else load();
    }
    if (state.walk !== last.walk) {
      for (const message of walkMessages(state)) send(message);
    } else if (state.currentScreenId !== last.currentScreenId && !state.isPreviewing)
      send({ type: 'show', screen: state.currentScreenId });
  });
  const begin = useEffectEvent(() => {
    load();
    const state = store.getState();
    if (state.walk) for (const message of walkMessages(state)) send(message);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another world is reloaded
  useEffect(() => {
    if (!isReady) return;
    begin();
    return store.subscribe(follow);
  }, [isReady, store, world]);
  return { frame: { ...frame, isReady }, layout };
}

function siteOf(document: SiteDocument) {
  return { type: 'LOWCODE' as const, name: document.name, winkSiteTemplate: toWire(document) };
}

/** Ends the previous test visit and starts the next one on the open screen. */
function walkMessages({ walk, currentScreenId }: BuilderState): SitePreviewMessage[] {
  const end: SitePreviewMessage = { type: 'walk', on: false, answers: {}, params: {}, linked: {} };
  const show: SitePreviewMessage = { type: 'show', screen: walk?.screenId ?? currentScreenId };
  if (!walk) return [end, show];
  const linked = Object.fromEntries(Object.entries(walk.linked).map(([id, ids]) => [id, [...ids]]));
  return [end, show, { type: 'walk', on: true, answers: walk.answers, params: walk.params, linked }];
}
