import type { Provider } from '@smile/contract/providers';
import type { LinkFileType } from '@smile/contract/widget-archives';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { foldAccents } from '../../../platform/text.ts';
import { findProvider, isCatalogued, showProviders } from '../catalogue.ts';
import { viewOf } from '../catalogue-view.ts';
import { findFileRules, showFileTypes, toFileType } from '../file-types.ts';
import { subTypes } from '../sub-types.ts';

export function findDatasource(ctx: ModeContext, id: string): Provider | null {
  return findProvider(id, viewOf(ctx));
}

/** Providers whose name contains the text, ignoring case and accents, or whose id is the text. */
export function findProvidersByName(ctx: ModeContext, text: string): Provider[] {
  const folded = foldAccents(text).trim();
  return showProviders(viewOf(ctx)).filter(
    ({ id, name, longName }) => id === folded || [name, longName].some((one) => foldAccents(one).includes(folded)),
  );
}

/** Null for unknown types and types closed to uploads. */
export function findFileType(ctx: ModeContext, id: string): LinkFileType | null {
  const source = showFileTypes(ctx.config.linkUrl).find((candidate) => candidate.id === id);
  const rules = findFileRules(id);
  return source?.enabled && rules ? { ...toFileType(source), ...rules } : null;
}

/** @throws ApiError MISSING_RESOURCE */
export function getDatasource(ctx: ModeContext, id: string): Provider {
  const provider = findDatasource(ctx, id);
  if (!provider) throw missing();
  return provider;
}

/** True for providers of our own catalogue, excluding adapters'. */
export function isKnownProvider(id: string): boolean {
  return isCatalogued(id);
}

export function isKnownSubType(subType: string): boolean {
  return Object.hasOwn(subTypes, subType);
}
