import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const library = join(import.meta.dirname, '../../../../node_modules/@mantine/core');
const source = join(import.meta.dirname, '..');

function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(ending)).map((path) => join(folder, path));
}

/** Loaded with the toasts, or variants that are never rendered. */
const elsewhere = ['Notification', 'RadioCard', 'CheckboxCard'];

const modules = [...listFiles(source, '.ts'), ...listFiles(source, '.tsx')].map((path) => {
  const text = readFileSync(path, 'utf8');
  const lists = [...text.matchAll(/(?:import|export) \{([^}]*)\} from '@mantine\/core'/g)].map(([, names]) => names!);
  const names = lists.flatMap((list) => list.split(','));
  return { path, text, parts: names.map((name) => name.trim().split(' ')[0]!).filter((name) => name !== '') };
});
const frame = modules.filter(({ path }) => /app\/(shell\/frame-)?styles\.ts$/.test(path));

/** Components that the portal imports from the library, including those they consist of. */
function usedParts(): Set<string> {
  const parts = new Set(modules.flatMap((module) => module.parts));
  for (const part of parts) {
    for (const path of listFiles(join(library, 'esm/components', part), '.mjs')) {
      const text = readFileSync(path, 'utf8');
      for (const [, other] of text.matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\//g)) parts.add(other!);
    }
  }
  return parts;
}

/** True if the frame, or every module that uses the component, imports its styles. */
function isLoaded(part: string): boolean {
  const loads = ({ text }: { text: string }) => text.includes(`styles/${part}.layer.css`);
  const named = modules.filter(({ parts }) => parts.includes(part));
  return frame.some(loads) || (named.length > 0 ? named.every(loads) : modules.some(loads));
}

it('leaves the size of every title but that of a page to the theme', () => {
  const sized = modules.flatMap(({ path, text }) =>
    [...text.matchAll(/<Title\b(?![^>]*order=\{1\})[^>]*\s(?:size|fz|fw)=[^>]*>/g)].map(
      ([title]) => `${path}: ${title}`,
    ),
  );
  expect(sized).toEqual([]);
});

it('loads the stylesheet of every part of the library that is used', () => {
  const styled = [...usedParts()].filter((part) => existsSync(join(library, `styles/${part}.layer.css`)));
  expect(styled.filter((part) => !elsewhere.includes(part) && !isLoaded(part))).toEqual([]);
});
