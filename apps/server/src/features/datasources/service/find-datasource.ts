import type { Provider } from '@smile/contract/providers';
import type { LinkFileType } from '@smile/contract/widget-archives';
import type { ModeContext } from '../../../context.ts';
import { findProvider } from '../catalogue.ts';
import { viewOf } from '../catalogue-view.ts';
import { findFileRules, showFileTypes, toFileType } from '../file-types.ts';

export function findDatasource(ctx: ModeContext, id: string): Provider | null {
  return findProvider(id, viewOf(ctx));
}

/** Null for unknown types and types closed to uploads. */
export function findFileType(ctx: ModeContext, id: string): LinkFileType | null {
  const source = showFileTypes(ctx.config.linkUrl).find((candidate) => candidate.id === id);
  const rules = findFileRules(id);
  return source?.enabled && rules ? { ...toFileType(source), ...rules } : null;
}
