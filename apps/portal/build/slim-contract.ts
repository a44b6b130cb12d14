import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type SplitModule, splitModule } from './split-module.ts';

const contractModule = /\/packages\/contract\/src\/[\w-]+\.ts$/;
const partOfModule = /^(\/.*\/packages\/contract\/src\/[\w-]+\.ts)\?(facts|schemas)$/;
const portalModule = /\/apps\/portal\/src\/.*\.tsx?$/;
const droppedRead = /\w+Api\.\w+\.(?:params|query|body|answer|errors|summary|description)\b/;

/**
 * Removes unused contract code from the pages: endpoints keep only what calls need. Schemas move to separate modules,
 * so that they and zod load dynamically with the form they validate.
 */
export function slimContract(): Plugin {
  const modules = new Map<string, SplitModule>();
  const split = (file: string): SplitModule => {
    const known = modules.get(file);
    if (known) return known;
    const parts = splitModule(file, readFileSync(file, 'utf8'), (source) => {
      if (source === 'zod') return new Set(['z']);
      return source.startsWith('.') ? split(join(dirname(file), source)).schemaNames : new Set();
    });
    modules.set(file, parts);
    return parts;
  };
  return {
    name: 'slim-contract',
    enforce: 'pre',
    async resolveId(id, importer, { kind }) {
      if (partOfModule.test(id)) return id;
      if (kind !== 'dynamic-import' || !id.startsWith('@smile/contract/')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && `${found.id}?schemas`;
    },
    load(id) {
      const [, file, part] = partOfModule.exec(id) ?? [];
      if (file && part) return { code: split(file)[part as 'facts'], moduleType: 'ts', moduleSideEffects: false };
      return contractModule.test(id) ? { code: split(id).joined, moduleType: 'ts', moduleSideEffects: false } : null;
    },
    transform(code, id) {
      const read = portalModule.test(id) && droppedRead.exec(code);
      if (read) this.error(`${read[0]} is not in the portal: import the schema instead.`);
      return null;
    },
  };
}
