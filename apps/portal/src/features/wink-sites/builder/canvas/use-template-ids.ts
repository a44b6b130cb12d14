import { useMemo } from 'react';
import { templateIdsOf } from '../store/template-ids.ts';
import { useBuilder } from '../store/use-builder.ts';

/** The widget templates that the document names; the very same list as long as it names the same. */
export function useTemplateIds(): string[] {
  const ids = useBuilder((state) => JSON.stringify(templateIdsOf(state.document)));
  return useMemo((): string[] => JSON.parse(ids), [ids]);
}
