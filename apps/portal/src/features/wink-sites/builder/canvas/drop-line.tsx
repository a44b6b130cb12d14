import { useBuilder } from '../store/use-builder.ts';
import { type Box, lineOf } from './drop-slot.ts';
import classes from './overlay.module.css';

/** Where what is dragged would go. */
export function DropLine({ boxes }: { boxes: readonly Box[] }) {
  const slot = useBuilder((state) => state.drag?.slot ?? null);
  if (slot === null) return null;
  return <div className={classes.line} data-drop-line style={{ top: lineOf(boxes, slot) }} />;
}
