import { loadPart } from '../../load-part.ts';
import type { LoadPart } from '../widget-step/use-part.ts';
import type { AnyFieldProps } from './field-frame.tsx';
import { onDemandField } from './on-demand-field.tsx';

type LaterFields = typeof import('./later/later-field.tsx');

const loadLaterField: LoadPart<AnyFieldProps> = async () => (await loadLaterFields()).LaterField;

/** A field from the lazy chunk. */
export const LazyField = onDemandField(loadLaterField);

/** Loads the chunk with the less common fields. */
export async function loadLaterFields(): Promise<LaterFields> {
  const fields = await loadPart(() => import('./later/later-field.tsx'));
  loadLaterField.part = fields.LaterField;
  return fields;
}
