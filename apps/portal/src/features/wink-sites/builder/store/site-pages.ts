import type { SiteDocument } from '@smile/site-model/document';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { toWire } from '@smile/site-model/wire/to-wire';

/** A document in the wire format. */
export function pagesOf(document: SiteDocument) {
  return { type: 'LOWCODE' as const, name: document.name, winkSiteTemplate: toWire(document) };
}

/** @throws Error for pages that the builder cannot read */
export function documentOf(name: string, template: unknown): SiteDocument {
  const read = fromWire(name, template);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.doc;
}

/** Whether two documents are equal once saved. */
export function isSamePages(one: SiteDocument, other: SiteDocument): boolean {
  return one === other || textOf(one) === textOf(other);
}

export function textOf(document: SiteDocument): string {
  return JSON.stringify(pagesOf(document));
}
