import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './raw-files.module.css';
import type { DocumentView, ViewedDocument } from './viewed-document.ts';

interface DocumentPageProps {
  document: ViewedDocument;
  name: string;
  view: DocumentView;
}

const maxWidthPx = 960;
const marginPx = 32;

/** One page as an image, with its text for screen readers. */
export function DocumentPage({ document, name, view }: DocumentPageProps) {
  const scroller = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState('');
  const { page, scale, rotation } = view;

  useEffect(() => {
    const widthPx = Math.min(maxWidthPx, (scroller.current?.clientWidth ?? maxWidthPx) - marginPx);
    const drawing = document.draw(canvas.current!, { page, scale, rotation }, widthPx);
    drawing.done.then(
      () => setDrawn(`${page} ${scale} ${rotation}`),
      () => undefined,
    );
    return drawing.cancel;
  }, [document, page, scale, rotation]);

  useEffect(() => {
    let isCurrent = true;
    document.readText(page).then((read) => isCurrent && setText(read));
    scroller.current?.scrollTo?.({ top: 0 });
    return () => {
      isCurrent = false;
    };
  }, [document, page]);

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={`Page ${page} of ${document.pageCount}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      data-mantine-stop-propagation="true"
    >
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={`${name}, page ${page}`}
        data-drawn={drawn === `${page} ${scale} ${rotation}`}
      />
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
    </section>
  );
}
