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

/** With the toasts; and kinds of controls that nothing shows. */
const elsewhere = ['Notification', 'RadioCard', 'CheckboxCard'];

/** The library's parts that the portal's modules name, with the parts that those are made of. */
function usedParts(): Set<string> {
  const parts = new Set<string>();
  for (const path of listFiles(source, '.tsx')) {
    const text = readFileSync(path, 'utf8');
    for (const [, names] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
      for (const name of names!.split(',')) parts.add(name.trim());
    }
  }
  for (const part of parts) {
    for (const path of listFiles(join(library, 'esm/components', part), '.mjs')) {
      const text = readFileSync(path, 'utf8');
      for (const [, other] of text.matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\//g)) parts.add(other!);
    }
  }
  return parts;
}

it('loads the style sheet of every part of the library that is used', () => {
  const loaded = ['styles.ts', 'frame-styles.ts'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const missing = [...usedParts()].filter(
    (part) =>
      existsSync(join(library, `styles/${part}.layer.css`)) && !loaded.join().includes(`styles/${part}.layer.css`),
  );
  expect(missing.filter((part) => !elsewhere.includes(part))).toEqual([]);
});
