import type { Datasource } from '@smile/contract/datasources';
import { connectorFor } from '../../connectors/registry.ts';
import type { Context, ModeContext } from '../../context.ts';
import { type CatalogueView, showProviders } from './catalogue.ts';
import { showFileTypes } from './file-types.ts';

/** A provider is enabled when the mode has a connector for it. */
export function viewOf(ctx: Pick<ModeContext, 'config' | 'mode' | 'adapters'>): CatalogueView {
  return {
    linkUrl: ctx.config.linkUrl,
    own: ctx.adapters.ownProviders(),
    isEnabled: (entry) => entry.active && connectorFor(ctx, entry) !== null,
  };
}

/** The view for results that do not depend on mode or installation. */
export function anyViewOf({ adapters }: Pick<Context, 'adapters'>): CatalogueView {
  return { linkUrl: '', own: adapters.ownProviders(), isEnabled: () => true };
}

export function showAll(view: CatalogueView): Datasource[] {
  const providers = showProviders(view).map((provider) => ({ ...provider, supportedList: provider.supported }));
  return [...providers, ...showFileTypes(view.linkUrl)];
}
