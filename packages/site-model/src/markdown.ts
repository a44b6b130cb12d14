import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { MarkdownBlock, MarkdownSpan } from './flow.ts';
import { parseText, type VariableLookup } from './variables.ts';

/** Deeper nesting is shown as source text. */
const maxDepth = 8;
const safeAddress = /^(https:\/\/|mailto:|tel:)[^\s<>"'`\\]+$/i;

/**
 * Parses Markdown to a tree. The result contains no HTML: raw HTML stays text, links may only be https, mailto or tel,
 * and images become their description. Variables are resolved if `lookUp` is given.
 */
export function parseMarkdown(source: string, lookUp: VariableLookup | null): MarkdownBlock[] {
  const hidden = hideVariables(source);
  const tokens = boundedLexer().lex(hidden.text);
  return toBlocks(tokens, { ...hidden, lookUp });
}

interface Hidden {
  /** The text with a placeholder per variable that has no meaning in Markdown. */
  text: string;
  variables: string[];
}

interface Reading extends Hidden {
  lookUp: VariableLookup | null;
}

function hideVariables(source: string): Hidden {
  const variables: string[] = [];
  const text = source.replace(/[\ue000\ue001]/g, '').replace(/\{\{[^{}]*\}\}/g, (whole) => {
    variables.push(whole);
    return `\ue000${variables.length - 1}\ue001`;
  });
  return { text, variables };
}

function showVariables(text: string, { variables }: Hidden): string {
  return text.replace(/\ue000(\d+)\ue001/g, (_, index: string) => variables[Number(index)] ?? '');
}

/** The lexer recurses through two methods; both count the depth. */
function boundedLexer(): Lexer {
  const lexer = new Lexer({ gfm: true, breaks: true });
  const readBlocks = lexer.blockTokens.bind(lexer);
  const readSpans = lexer.inlineTokens.bind(lexer);
  let depth = 0;
  lexer.blockTokens = (text, tokens: Token[] = [], ...rest: [boolean?]) =>
    deeper(tokens, text, () => readBlocks(text, tokens, ...rest));
  lexer.inlineTokens = (text, tokens: Token[] = []) => deeper(tokens, text, () => readSpans(text, tokens));
  return lexer;

  function deeper(tokens: Token[], text: string, read: () => Token[]) {
    if (depth >= maxDepth) {
      tokens.push({ type: 'text', raw: text, text });
      return Object.assign(tokens, { links: lexer.tokens.links });
    }
    depth++;
    try {
      return Object.assign(read(), { links: lexer.tokens.links });
    } finally {
      depth--;
    }
  }
}

function toBlocks(tokens: readonly Token[], reading: Reading): MarkdownBlock[] {
  return tokens.flatMap((token) => toBlock(token as MarkedToken, reading));
}

function toBlock(token: MarkedToken, reading: Reading): MarkdownBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', level: headingLevel(token.depth), children: toSpans(token.tokens, reading) }];
    case 'list':
      return [toList(token, reading)];
    case 'blockquote':
      return [{ type: 'quote', children: toBlocks(token.tokens, reading) }];
    case 'code':
      return [{ type: 'code', text: showVariables(token.text, reading) }];
    case 'table':
      return [
        {
          type: 'table',
          header: token.header.map((cell) => toSpans(cell.tokens, reading)),
          rows: token.rows.map((row) => row.map((cell) => toSpans(cell.tokens, reading))),
        },
      ];
    case 'hr':
      return [{ type: 'rule' }];
    case 'space':
    case 'def':
      return [];
    default:
      return paragraph(token, reading);
  }
}

function headingLevel(depth: number): 1 | 2 | 3 {
  return depth === 1 || depth === 2 ? depth : 3;
}

function toList(list: Tokens.List, reading: Reading): MarkdownBlock {
  const items = list.items.map((item) => toBlocks(item.tokens, reading));
  return { type: 'list', isOrdered: list.ordered, start: list.ordered ? Number(list.start) || 1 : 1, items };
}

function paragraph(token: MarkedToken, reading: Reading): MarkdownBlock[] {
  const inner = 'tokens' in token && token.tokens ? token.tokens : [token];
  const children = toSpans(inner, reading);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

function toSpans(tokens: readonly Token[], reading: Reading): MarkdownSpan[] {
  return tokens.flatMap((token) => toSpan(token as MarkedToken, reading));
}

function toSpan(token: MarkedToken, reading: Reading): MarkdownSpan[] {
  switch (token.type) {
    case 'strong':
      return [{ type: 'strong', children: toSpans(token.tokens, reading) }];
    case 'em':
      return [{ type: 'emphasis', children: toSpans(token.tokens, reading) }];
    case 'del':
      return [{ type: 'strikethrough', children: toSpans(token.tokens, reading) }];
    case 'codespan':
      return [{ type: 'code', text: showVariables(token.text, reading) }];
    case 'br':
      return [{ type: 'break' }];
    case 'link':
      return toLink(token, reading);
    case 'checkbox':
      return textSpan(token.checked ? '☑ ' : '☐ ', reading);
    case 'text':
      return token.tokens ? toSpans(token.tokens, reading) : textSpan(token.text, reading);
    case 'escape':
    case 'image':
      return textSpan(token.text, reading);
    default:
      return textSpan(token.raw.trimEnd(), reading);
  }
}

/** A link with another protocol becomes plain text. */
function toLink(link: Tokens.Link, reading: Reading): MarkdownSpan[] {
  const children = toSpans(link.tokens, reading);
  const href = link.raw.startsWith('www.') ? link.href.replace('http://', 'https://') : link.href;
  return safeAddress.test(href) && !/[\ue000\ue001]/.test(href) ? [{ type: 'link', href, children }] : children;
}

function textSpan(text: string, reading: Reading): MarkdownSpan[] {
  const shown = showVariables(text, reading);
  const parts = reading.lookUp ? parseText(shown, reading.lookUp) : [shown].filter(Boolean);
  return parts.length > 0 ? [{ type: 'text', text: parts }] : [];
}
