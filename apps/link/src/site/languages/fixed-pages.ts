import type { HostedSite } from '@smile/contract/hosted-sites';
import type { FlowScreen, MarkdownBlock, MarkdownSpan, SiteFlow, Text } from '@smile/site-model/flow';
import { isFilipino } from '../../languages/choose-language.ts';
import { startLanguage } from '../../languages/start-language.ts';
import { translate } from '../../languages/translate.ts';

/**
 * Opens a site with fixed pages, whose template has one language: the built-in texts follow the link or the browser,
 * and so do texts that a new site starts with. Texts of the author stay.
 */
export async function openFixedPages<S extends Pick<HostedSite, 'flow'>>(site: S): Promise<S> {
  const asked = new URLSearchParams(location.hash.slice(1)).get('language');
  await startLanguage([asked ?? '', ...navigator.languages]);
  if (!isFilipino(document.documentElement.lang)) return site;
  const flow = site.flow as unknown as SiteFlow;
  return { ...site, flow: { ...flow, screens: flow.screens.map(translateLanding) } };
}

function translateLanding(screen: FlowScreen): FlowScreen {
  if (screen.type !== 'landing') return screen;
  return { ...screen, header: translateText(screen.header), introduction: screen.introduction.map(translateBlock) };
}

function translateBlock(block: MarkdownBlock): MarkdownBlock {
  return block.type === 'paragraph' ? { ...block, children: block.children.map(translateSpan) } : block;
}

function translateSpan(span: MarkdownSpan): MarkdownSpan {
  return span.type === 'text' ? { ...span, text: translateText(span.text) } : span;
}

function translateText(text: Text): Text {
  return text.map((part) => (typeof part === 'string' ? translate(part) : part));
}
