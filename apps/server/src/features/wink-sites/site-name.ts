import { defaultSiteName, type SiteType } from '@smile/contract/wink-sites';

/** The drawer saves an empty name as `default`; the builder is refused by its checks. */
export function readName(type: SiteType, name: string | undefined): string {
  return name === '' && type === 'DEFAULT' ? 'default' : (name ?? defaultSiteName);
}
