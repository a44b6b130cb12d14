import { Loader } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { FrameWait } from '../../../../ui/frames/frame-wait.tsx';
import { EditedPage } from '../on-demand.tsx';
import type { Viewport } from '../store/builder-state.ts';
import { useTemplateIds } from '../store/template-ids.ts';
import { useBuilder } from '../store/use-builder.ts';
import classes from './canvas.module.css';
import type { CanvasGeometry } from './drop-slot.ts';
import { type FrameWorld, useCanvasFrame } from './use-canvas-frame.ts';
import { useFrameWorld } from './use-frame-world.ts';

/** Page widths in pixels: a phone, and the page's maximum. */
const pageWidths: Record<Viewport, number> = { mobile: 375, desktop: 640 };
const seenHeight = 667;
const borders = 2;

/** The site's page as visitors see it, covered by draggable overlays while editing. */
export function Canvas({ geometry }: { geometry: RefObject<CanvasGeometry> }) {
  const templateIds = useTemplateIds();
  const { world, linkUrl, error, retry } = useFrameWorld(templateIds);
  if (error) return <ErrorPanel title="The canvas could not be loaded" error={error} onRetry={retry} />;
  if (linkUrl === null) return <Loader m="auto" role="status" aria-label="Loading the canvas" />;
  return <CanvasFrame linkUrl={linkUrl} world={world} geometry={geometry} />;
}

interface CanvasFrameProps {
  linkUrl: string;
  /** Null while loading; the frame loads meanwhile. */
  world: FrameWorld | null;
  geometry: RefObject<CanvasGeometry>;
}

function CanvasFrame({ linkUrl, world, geometry }: CanvasFrameProps) {
  const viewport = useBuilder((state) => state.viewport);
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const screenId = useBuilder((state) => state.currentScreenId);
  const { frame, layout } = useCanvasFrame(linkUrl, world);
  const { ref: measure, width: roomWidth } = useElementSize();
  const room = useRef<HTMLDivElement>(null);
  const roomRef = useMergedRef(measure, room);
  const device = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is seen from its top
  useEffect(() => {
    device.current?.scrollTo({ top: 0 });
    room.current?.parentElement?.scrollTo({ top: 0 });
  }, [screenId]);
  const width = pageWidths[viewport] + borders;
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / width) : 1;
  // A scaled-down page shows more content in the same space.
  const height = Math.round(seenHeight / scale);
  const pageHeight = isPreviewing ? height : Math.max(height, layout.height);
  return (
    <div ref={roomRef} className={classes.room}>
      <div className={classes.place} style={{ width: width * scale, height: (height + borders) * scale }}>
        <section
          ref={device}
          className={classes.device}
          data-viewport={viewport}
          aria-label="Canvas"
          style={{ width, height: height + borders, '--canvas-scale': scale } as CSSProperties}
        >
          <div className={classes.wait}>
            <FrameWait what="the canvas" url={linkUrl} frame={frame} />
          </div>
          <div className={classes.page} style={{ height: pageHeight }}>
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
            {frame.isReady && !isPreviewing && <EditedPage boxes={layout.boxes} geometry={geometry} />}
          </div>
        </section>
      </div>
    </div>
  );
}
