import { defaultTemplateId } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { lockTemplates } from '../queries.ts';

/** Locks templates against deletion until the transaction ends; returns the existing ids. */
export async function holdTemplates(tx: ModeContext, ids: string[]): Promise<string[]> {
  const stored = ids.filter((id) => id !== defaultTemplateId);
  const found = stored.length > 0 ? await lockTemplates(tx, stored) : [];
  return ids.filter((id) => id === defaultTemplateId || found.includes(id));
}
