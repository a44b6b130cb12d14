import { type FocusEvent, useCallback, useEffect, useState } from 'react';
import { addChangesSource } from '../../api/unsaved-changes.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field of an open dialog differs from its value at first focus. */
export function useTypedText(isOpen: boolean) {
  const [first] = useState(() => new Map<Field, string>());
  const hasChanges = useCallback(
    () => [...first].some(([field, value]) => field.isConnected && readValue(field) !== value),
    [first],
  );
  useEffect(() => {
    if (!isOpen) return;
    first.clear();
    return addChangesSource({ kind: 'dialog', hasChanges });
  }, [isOpen, first, hasChanges]);
  const onFocusCapture = ({ target }: FocusEvent) => {
    if (target.matches('input, textarea, select') && !first.has(target as Field))
      first.set(target as Field, readValue(target as Field));
  };
  return { hasChanges, onFocusCapture };
}

function readValue(field: Field): string {
  const isChoice = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  return isChoice ? String(field.checked) : field.value;
}
