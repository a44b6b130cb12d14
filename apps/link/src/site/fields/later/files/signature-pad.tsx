import { type PointerEvent, useEffect, useRef } from 'react';
import { addPoint, clearPad, type Point, padHeight, padWidth } from './draw-signature.ts';
import styles from './signature-field.module.css';

/** In canvas pixels. Shorter strokes are accidental touches. */
const minLength = 40;

interface SignaturePadProps {
  label: string;
  isWrong: boolean;
  isDisabled: boolean;
  /** Called after each stroke once the drawing is long enough to be a signature. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
}

/** Drawing surface for finger, pen and mouse. */
export function SignaturePad({ label, isWrong, isDisabled, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ pointerId: number; last: Point } | null>(null);
  const length = useRef(0);
  useEffect(() => {
    if (canvas.current) clearPad(canvas.current);
  }, []);

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * padWidth, y: ((clientY - top) / height) * padHeight };
  };
  const move = (event: PointerEvent) => {
    if (stroke.current?.pointerId !== event.pointerId) return;
    const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const each of coalesced.length > 0 ? coalesced : [event]) {
      const point = pointAt(each);
      length.current += addPoint(canvas.current!, stroke.current.last, point);
      stroke.current.last = point;
    }
  };
  const end = (event: PointerEvent) => {
    if (stroke.current?.pointerId !== event.pointerId) return;
    move(event);
    stroke.current = null;
    if (length.current >= minLength) onDrawn(canvas.current!);
  };
  return (
    <canvas
      ref={canvas}
      className={`${styles.pad} ${isWrong ? styles.wrong : ''}`}
      width={padWidth}
      height={padHeight}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (isDisabled || stroke.current || event.button !== 0) return;
        event.preventDefault();
        canvas.current!.setPointerCapture(event.pointerId);
        stroke.current = { pointerId: event.pointerId, last: pointAt(event) };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
