import type { SiteDocument } from '@smile/site-model/document';
import { screensOf } from '@smile/site-model/parts';
import { useMemo } from 'react';
import { useBuilder } from './use-builder.ts';

/** Widget templates used by a document. */
export function templateIdsOf(document: SiteDocument): string[] {
  const ids = screensOf(document).flatMap(({ module }) =>
    module.type === 'WinkWidgetModule' && module.props.winkTemplateId ? [module.props.winkTemplateId] : [],
  );
  return [...new Set(ids)];
}

/** Widget templates used by the document; the same array as long as they do not change. */
export function useTemplateIds(): string[] {
  const ids = useBuilder((state) => JSON.stringify(templateIdsOf(state.document)));
  return useMemo((): string[] => JSON.parse(ids), [ids]);
}
