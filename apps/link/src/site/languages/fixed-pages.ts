import type { HostedSite } from '@smile/contract/hosted-sites';
import type { FlowScreen, MarkdownBlock, MarkdownSpan, SiteFlow, Text } from '@smile/site-model/flow';
import { isFilipino } from '@smile/site-model/languages/is-filipino';
import { startAskedLanguage } from '../../languages/start-language.ts';

/**
 * Opens a site with fixed pages, whose template has one language: the built-in texts follow the link or the browser,
 * and so do texts that a new site starts with. Texts of the author stay.
 */
export async function openFixedPages<S extends Pick<HostedSite, 'flow'>>(site: S): Promise<S> {
  await startAskedLanguage();
  if (!isFilipino(document.documentElement.lang)) return site;
  const { startToFilipino } = await import('../../languages/filipino-site.ts');
  const flow = site.flow as unknown as SiteFlow;
  return {
    ...site,
    flow: { ...flow, screens: flow.screens.map((screen) => translateLanding(screen, startToFilipino)) },
  };
}

type Translate = (text: string) => string;

function translateLanding(screen: FlowScreen, translate: Translate): FlowScreen {
  if (screen.type !== 'landing') return screen;
  const introduction = screen.introduction.map((block) => translateBlock(block, translate));
  return { ...screen, header: translateText(screen.header, translate), introduction };
}

function translateBlock(block: MarkdownBlock, translate: Translate): MarkdownBlock {
  if (block.type !== 'paragraph') return block;
  return { ...block, children: block.children.map((span) => translateSpan(span, translate)) };
}

function translateSpan(span: MarkdownSpan, translate: Translate): MarkdownSpan {
  return span.type === 'text' ? { ...span, text: translateText(span.text, translate) } : span;
}

function translateText(text: Text, translate: Translate): Text {
  return text.map((part) => (typeof part === 'string' ? translate(part) : part));
}
