import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ShownField } from '@smile/contract/archive-readings';
import { useEffect, useRef, useState } from 'react';
import type { ViewedDocument } from '../../archives/viewed-document.ts';
import { nameInWords, shownValueOf } from './detail-layout.ts';
import classes from './file-preview.module.css';
import { formatFieldValue } from './format-field-value.ts';

interface PagePictureProps {
  document: ViewedDocument;
  page: number;
  name: string;
  /** Fields extracted from this page. */
  fields: readonly ShownField[];
  chosen: string | undefined;
  onChoose: (field: string | undefined) => void;
}

const usualWidthPx = 640;
const marginPx = 32;

/** A page image with a box around each extracted field; clicking a box selects its field. */
export function PagePicture({ document, page, name, fields, chosen, onChoose }: PagePictureProps) {
  const desk = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<number>();
  const [text, setText] = useState('');

  useEffect(() => {
    const widthPx = (desk.current?.clientWidth || usualWidthPx) - marginPx;
    let isCurrent = true;
    const drawing = document.draw(canvas.current!, { page, scale: 1, rotation: 0 }, widthPx);
    drawing.done.then(
      () => isCurrent && setDrawn(page),
      () => undefined,
    );
    void document.readText(page).then((read) => isCurrent && setText(read));
    return () => {
      isCurrent = false;
      drawing.cancel();
    };
  }, [document, page]);

  return (
    <div ref={desk} className={classes.desk}>
      <div className={classes.page}>
        <canvas ref={canvas} role="img" aria-label={`${name}, page ${page}`} data-drawn={drawn === page} />
        {text && <VisuallyHidden>{text}</VisuallyHidden>}
        {drawn === page &&
          fields.map((field) => (
            <UnstyledButton
              key={field.name}
              // Keyboard users have the field's button in the list, which is also large enough for touch.
              tabIndex={-1}
              className={classes.box}
              style={styleOf(field)}
              title={`${nameInWords(field.name)}: ${formatFieldValue(shownValueOf(field), field.name)}`}
              aria-label={`${nameInWords(field.name)} on the page`}
              aria-pressed={field.name === chosen}
              onClick={() => onChoose(field.name === chosen ? undefined : field.name)}
            />
          ))}
      </div>
    </div>
  );
}

function styleOf({ box }: ShownField) {
  if (!box) return { display: 'none' };
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((part) => `${100 * part}%`);
  return { left, top, width, height };
}
