import { Loader } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import classes from './canvas.module.css';
import type { CanvasGeometry } from './dragged-part.ts';
import { Overlay } from './overlay.tsx';
import { useBuilder } from './use-builder.ts';
import { type FrameWorld, useCanvasFrame } from './use-canvas-frame.ts';
import { useFrameWorld } from './use-frame-world.ts';
import { useTemplateIds } from './use-template-ids.ts';

const phoneHeight = 667;

/** The page of the site as visitors see it, with what can be picked up on top of it while the site is edited. */
export function Canvas({ geometry }: { geometry: RefObject<CanvasGeometry> }) {
  const templateIds = useTemplateIds();
  const { world, linkUrl, error, retry } = useFrameWorld(templateIds);
  if (error) return <ErrorPanel title="The canvas could not be loaded" error={error} onRetry={retry} />;
  if (!world || linkUrl === null) return <Loader m="auto" aria-label="Loading the canvas" />;
  return <CanvasFrame linkUrl={linkUrl} world={world} geometry={geometry} />;
}

interface CanvasFrameProps {
  linkUrl: string;
  world: FrameWorld;
  geometry: RefObject<CanvasGeometry>;
}

function CanvasFrame({ linkUrl, world, geometry }: CanvasFrameProps) {
  const viewport = useBuilder((state) => state.viewport);
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const screenId = useBuilder((state) => state.currentScreenId);
  const { frame, layout } = useCanvasFrame(linkUrl, world);
  const device = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is seen from its top
  useEffect(() => {
    device.current?.scrollTo({ top: 0 });
    device.current?.parentElement?.scrollTo({ top: 0 });
  }, [screenId]);
  if (frame.hasFailed) {
    const error = new Error(`${linkUrl} did not answer. Check that it can be reached from this browser.`);
    return <ErrorPanel title="The canvas could not be loaded" error={error} onRetry={frame.restart} />;
  }
  const height = isPreviewing ? phoneHeight : Math.max(phoneHeight, layout.height);
  return (
    <section ref={device} className={classes.device} data-viewport={viewport} aria-label="Canvas">
      {!frame.isReady && <Loader className={classes.loader} aria-label="Loading the canvas" />}
      <div className={classes.page} style={{ height }}>
        <iframe
          key={frame.attempt}
          ref={frame.ref}
          className={classes.frame}
          data-ready={frame.isReady}
          data-used={isPreviewing}
          tabIndex={isPreviewing ? 0 : -1}
          src={`${linkUrl}/site/preview`}
          title="Page of the site"
        />
        {frame.isReady && !isPreviewing && <Overlay boxes={layout.boxes} geometry={geometry} />}
      </div>
    </section>
  );
}
