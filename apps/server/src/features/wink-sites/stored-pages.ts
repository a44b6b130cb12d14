import type { Context } from '../../context.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';

type WithConfig = Pick<Context, 'config'>;

/** Pages or a flow to store: an uploaded logo is kept by its path. */
export function toStoredPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return withStoredUrl(config, pages, 'companyLogoUrl');
}

/** Stored pages or a stored flow with the URL of their logo. */
export function toShownPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return withShownUrl(config, pages, 'companyLogoUrl');
}
