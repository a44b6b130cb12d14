import { CallError } from '@smile/contract/call';
import type { Mode } from '@smile/contract/common';
import type { NewSite } from '@smile/contract/wink-sites';
import { winkTemplatesApi } from '@smile/contract/wink-templates';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { listTemplateIds, type MissingParts, picturesOf } from './site-parts.ts';

/** Target of a transfer. Platform pictures are below `linkUrl`; null treats every picture as available. */
export interface Destination {
  mode: Mode;
  linkUrl: string | null;
}

export function missingPartsQuery(site: NewSite, { mode, linkUrl }: Destination) {
  const templateIds = listTemplateIds(site);
  const pictures = picturesOf(site);
  return queryOptions({
    queryKey: ['wink-sites', 'missing-parts', mode, templateIds, pictures, linkUrl],
    queryFn: async ({ signal }): Promise<MissingParts> => {
      const areThere = await Promise.all(templateIds.map((id) => hasTemplate(id, mode, signal)));
      return {
        templateIds: templateIds.filter((_, index) => !areThere[index]),
        pictures: pictures.filter(({ url }) => linkUrl !== null && !url.startsWith(`${linkUrl}/cdn/images/`)),
      };
    },
    gcTime: 0,
  });
}

async function hasTemplate(id: string, mode: Mode, signal: AbortSignal): Promise<boolean> {
  try {
    await callApi(winkTemplatesApi.get, { params: { id }, query: { mode } }, signal);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'MISSING_RESOURCE') return false;
    throw error;
  }
}
