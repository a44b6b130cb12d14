import type { SiteDocument } from '@smile/site-model/document';
import { screensOf } from '@smile/site-model/parts';
import { useMemo } from 'react';
import { useBuilder } from './use-builder.ts';

/** The widget templates that a document names. */
export function templateIdsOf(document: SiteDocument): string[] {
  const ids = screensOf(document).flatMap(({ module }) =>
    module.type === 'WinkWidgetModule' && module.props.winkTemplateId ? [module.props.winkTemplateId] : [],
  );
  return [...new Set(ids)];
}

/** The widget templates that the document names; the very same list as long as it names the same. */
export function useTemplateIds(): string[] {
  const ids = useBuilder((state) => JSON.stringify(templateIdsOf(state.document)));
  return useMemo((): string[] => JSON.parse(ids), [ids]);
}
