import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

const isSource = /\.tsx?$/;
const isLeftOut = /\.test\.|\/testing\/|\/emulator\/|\/preview\/|\/shared-draft\//;
const shownAttributes = /^(title|text|label|placeholder|alt|aria-label)$/;

/**
 * Texts of TypeScript files below a folder: `shown` are displayed for certain, `literals` and `templates` possibly. The
 * texts of `raw` are displayed as they stand, without a call of `translate`.
 */
export function readTexts(folder) {
  const found = { shown: new Set(), literals: new Set(), templates: new Set(), raw: new Set() };
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!isSource.test(name) || isLeftOut.test(`/${name}`)) continue;
    const source = readFileSync(join(folder, name), 'utf8');
    readNode(parseSync(name, source, { lang: name.endsWith('x') ? 'tsx' : 'ts' }).program, found);
  }
  return found;
}

function readNode(node, found) {
  if (Array.isArray(node)) for (const each of node) readNode(each, found);
  if (typeof node?.type !== 'string' || /^(Import|TS(Type|Interface|Literal))/.test(node.type)) return;
  if (node.type === 'JSXText' && /[A-Za-z]{2}/.test(node.value)) {
    const text = node.value.trim().replace(/\s+/g, ' ');
    found.shown.add(text);
    found.raw.add(text);
  }
  if (node.type === 'JSXAttribute' && shownAttributes.test(node.name.name) && node.value?.type === 'Literal')
    found.shown.add(node.value.value);
  if (node.type === 'CallExpression' && node.callee.name === 'translate')
    for (const text of literalsOf(node.arguments[0])) found.shown.add(text);
  if (node.type === 'Literal' && typeof node.value === 'string') found.literals.add(node.value);
  if (node.type === 'TemplateLiteral' && node.quasis.length > 1)
    found.templates.add(node.quasis.map(({ value }) => value.cooked).join('{}'));
  for (const value of Object.values(node)) if (typeof value === 'object') readNode(value, found);
}

function literalsOf(node) {
  if (node?.type === 'Literal') return [node.value];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literalsOf);
  return node?.type === 'LogicalExpression' ? [node.left, node.right].flatMap(literalsOf) : [];
}
