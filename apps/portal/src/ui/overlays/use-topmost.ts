import { useEffect, useState } from 'react';

const open: symbol[] = [];
let answered: Event | undefined;

/** Closes only the topmost dialog or drawer per key press, and never a dialog that the same key press opened. */
export function useTopmost(isOpen: boolean, onClose: () => void): () => void {
  const [id] = useState(() => Symbol('dialog'));
  useEffect(() => {
    if (!isOpen) return;
    open.push(id);
    return () => void open.splice(open.indexOf(id), 1);
  }, [isOpen, id]);
  return () => {
    const event = window.event;
    if (open.at(-1) !== id || (event && event === answered)) return;
    answered = event;
    onClose();
  };
}
