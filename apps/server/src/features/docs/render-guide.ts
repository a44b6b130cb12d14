import type { Endpoint } from '@smile/contract/endpoint';
import { Lexer, Parser, type Token, type Tokens } from 'marked';
import { openApiEndpoints, sandboxPath } from '../../open-api/open-api.ts';
import { type SampleLanguage, sampleLanguages } from '../../open-api/samples/sample-call.ts';
import { writeSamples } from '../../open-api/samples/write-samples.ts';
import { escapeHtml } from '../../platform/html.ts';
import { highlightCode } from './highlight.ts';
import { toAnchor } from './list-guides.ts';

type Sample = [language: SampleLanguage, code: string];

/**
 * Renders a guide as HTML, with three additions to Markdown: a fence `call operationId` with the call as JSON becomes a
 * sample in every language; adjacent fences in several languages become one sample with tabs; a link `operation:name`
 * leads to the operation in the reference, and a link to another guide's file to its page.
 */
export function renderGuide(source: string): string {
  const tokens = new Lexer({ gfm: true }).lex(source);
  const parts: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const samples = takeSamples(tokens, at);
    parts.push(samples ? renderSamples(samples.list) : renderToken(tokens[at]!));
    at = samples?.end ?? at + 1;
  }
  return parts.join('');
}

/** The sample that starts at this token, in all its languages, and the index after it. */
function takeSamples(tokens: readonly Token[], start: number): { list: Sample[]; end: number } | null {
  const first = tokens[start]!;
  if (first.type !== 'code') return null;
  const [kind, operationId] = (first as Tokens.Code).lang?.split(' ') ?? [];
  if (kind === 'call') return { list: sampleCall(operationId!, first.text), end: start + 1 };
  const list: Sample[] = [];
  let end = start;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.type === 'space') continue;
    if (token.type !== 'code' || !isSampleLanguage(token.lang)) break;
    list.push([token.lang, token.text]);
    end = at + 1;
  }
  return list.length > 1 ? { list, end } : null;
}

function sampleCall(operationId: string, json: string): Sample[] {
  const endpoint = findEndpoint(operationId);
  const samples = writeSamples(endpoint, sandboxPath, json.trim() === '' ? {} : JSON.parse(json));
  return Object.entries(samples) as Sample[];
}

/** Tabs are added by script; without scripts the languages appear one below the other. */
function renderSamples(samples: readonly Sample[]): string {
  const panels = samples.map(
    ([language, code]) =>
      `<section data-language="${language}" aria-label="${sampleLanguages[language].label}"><h4>${sampleLanguages[language].label}</h4>${renderCode(code, language)}</section>`,
  );
  return `<div class="samples">${panels.join('')}</div>\n`;
}

function renderCode(code: string, language: string): string {
  return `<pre tabindex="0"><code class="language-${escapeHtml(language)}">${highlightCode(code, language)}</code></pre>`;
}

function renderToken(token: Token): string {
  if (token.type === 'code')
    return `<div class="block">${renderCode(token.text, (token as Tokens.Code).lang ?? 'text')}</div>\n`;
  if (token.type === 'heading') {
    const { depth, text } = token as Tokens.Heading;
    return `<h${depth} id="${toAnchor(text)}">${Parser.parseInline(withLinks(token.tokens ?? []))}</h${depth}>\n`;
  }
  const html = Parser.parse(withLinks([token]));
  return token.type === 'table' ? `<div class="table" tabindex="0">${html}</div>` : html;
}

/** Resolves guide and operation links to their pages. */
function withLinks(tokens: Token[]): Token[] {
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const token = value as Tokens.Link;
    if (token.type === 'link') token.href = resolveLink(token.href);
    for (const part of Object.values(value)) walk(part);
  };
  walk(tokens);
  return tokens;
}

function resolveLink(href: string): string {
  const [, operationId] = /^operation:(\w+)$/.exec(href) ?? [];
  if (operationId) return linkToOperation(findEndpoint(operationId));
  return href.replace(/^([\w-]+)\.md/, '/docs/guides/$1');
}

function linkToOperation({ tag, method, path }: Endpoint): string {
  return `/docs#tag/${toAnchor(tag)}/${method}${path}`;
}

/** @throws for an unknown operation; a test renders all guides */
function findEndpoint(operationId: string): Endpoint {
  const endpoint = openApiEndpoints.find((each) => each.operationId === operationId);
  if (!endpoint) throw new Error(`There is no operation ${operationId}.`);
  return endpoint;
}

function isSampleLanguage(language: string | undefined): language is SampleLanguage {
  return language !== undefined && Object.hasOwn(sampleLanguages, language);
}
