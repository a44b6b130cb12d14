import { describe, expect, it } from 'vitest';
import { mergeParts, type Part } from './merge-parts.ts';

const evenly = () => 1;

function part(name: string, size: number, pages: readonly string[], imports: readonly string[] = []): Part {
  return { names: [name], size, pages: new Set(pages), imports: new Set(imports) };
}

function namesOf(parts: readonly Part[]) {
  return parts.map(({ names }) => names.join('+'));
}

describe('mergeParts', () => {
  it('leaves parts alone while no page needs too many', () => {
    const parts = [part('a', 1, ['users', 'usage']), part('b', 1, ['users']), part('c', 1, ['login'])];
    expect(mergeParts(parts, () => 2, evenly)).toEqual(parts);
  });

  it('merges the parts that cost the pages the fewest bytes', () => {
    const both = ['users', 'usage'];
    const parts = [part('big', 900, ['users', 'login']), part('small', 2, both), part('tiny', 1, both)];
    expect(namesOf(mergeParts(parts, () => 2, evenly))).toEqual(['big', 'small+tiny']);
  });

  it('lets each page need as many as it may', () => {
    const parts = [
      part('a', 1, ['users']),
      part('b', 1, ['users']),
      part('c', 1, ['builder']),
      part('d', 1, ['builder']),
    ];
    expect(namesOf(mergeParts(parts, (page) => (page === 'builder' ? 1 : 2), evenly))).toEqual(['a', 'b', 'c+d']);
  });

  it('keeps bytes from the pages that weigh more', () => {
    const parts = [part('a', 10, ['users', 'login']), part('b', 10, ['users', 'usage']), part('c', 10, ['users'])];
    const weightOf = (page: string) => (page === 'login' ? 10 : 1);
    expect(namesOf(mergeParts(parts, () => 2, weightOf))).toEqual(['a', 'b+c']);
  });

  it('never makes a circle of imports', () => {
    const users = ['users'];
    const parts = [
      part('top', 1, users, ['middle']),
      part('middle', 50, [...users, 'usage'], ['low']),
      part('low', 1, users),
    ];
    expect(namesOf(mergeParts(parts, () => 2, evenly))).not.toContain('top+low');
  });

  it('includes the imports of a part in its size', () => {
    const parts = [
      part('form', 1, ['users'], ['library']),
      part('library', 500, ['users', 'login']),
      part('table', 20, ['users', 'usage']),
    ];
    const weightOf = (page: string) => (page === 'login' ? 10 : 1);
    expect(namesOf(mergeParts(parts, () => 2, weightOf))).toEqual(['form+library', 'table']);
  });

  it('includes the pages of a part in the pages of its imports', () => {
    const parts = [
      part('form', 1, ['users'], ['library']),
      part('table', 1, ['users', 'usage']),
      part('library', 1, ['users', 'login']),
    ];
    const [both, library] = mergeParts(
      parts,
      () => 2,
      (page) => (page === 'login' ? 100 : 1),
    );
    expect(both).toMatchObject({ names: ['form', 'table'], pages: new Set(['users', 'usage']) });
    expect(library).toMatchObject({ names: ['library'], pages: new Set(['users', 'login', 'usage']) });
  });

  it('adds up sizes, pages and imports', () => {
    const [merged] = mergeParts(
      [part('a', 3, ['users'], ['b']), part('b', 4, ['users', 'usage'], ['c'])],
      () => 1,
      evenly,
    );
    expect(merged).toEqual({
      names: ['a', 'b'],
      size: 7,
      pages: new Set(['users', 'usage']),
      imports: new Set(['b', 'c']),
    });
  });
});
