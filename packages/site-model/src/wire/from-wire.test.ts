import { describe, expect, test } from 'vitest';
import { applied, nextItem, sampleSite } from '../testing/sample-site.ts';
import { fromWire } from './from-wire.ts';
import { toWire } from './to-wire.ts';

type Change = (template: ReturnType<typeof wire>) => unknown;

function wire() {
  return JSON.parse(JSON.stringify(toWire(sampleSite())));
}

function problemsAfter(change: Change): string[] {
  const template = wire();
  change(template);
  return problemsOf(template);
}

function problemsOf(template: unknown): string[] {
  const result = fromWire('Loans', template);
  return 'problems' in result ? result.problems : [];
}

const screen = (template: ReturnType<typeof wire>, index = 0) => template.scenes[0].screens[index];
const firstInput = (template: ReturnType<typeof wire>) => screen(template).module.props.components[1];

describe('fromWire', () => {
  test('reads fields of conditions by name, or by id if names are ambiguous', () => {
    const linked = { kind: 'linked', moduleId: sampleSite().screens.Screen_connect!.module.id } as const;
    const items = [nextItem('https://example.com/', linked, { kind: 'query', key: 'campaign' })];
    const doc = applied(sampleSite(), { type: 'setNextConfig', screenId: 'Screen_extra', items });
    const [income, extra] = toWire(doc).scenes[0]!.screens;
    expect(income?.props.routers[0]?.conditions[0]?.expressions[0]?.field).toBe(
      'FormModule_1.output.data.formData.pay',
    );
    expect(extra?.props.routers[0]?.conditions[0]?.expressions.map(({ field }) => field)).toEqual([
      `${linked.moduleId}.output.data.linkedDatasourceIds`,
      'Query.campaign',
    ]);
    const unnamed = { type: 'setComponent', screenId: 'Screen_income', componentId: 'Input_4', key: 'name' } as const;
    const [again] = toWire(applied(doc, { ...unnamed, value: '' })).scenes[0]!.screens;
    expect(again?.props.routers[0]?.conditions[0]?.expressions[0]?.field).toBe(
      'FormModule_1.output.data.formData.Input_4',
    );
  });

  test('keeps the type of a target that is not chosen', () => {
    const items = [nextItem(null), { ...nextItem('https://x'), target: null }];
    const doc = applied(sampleSite(), { type: 'setNextConfig', screenId: 'Screen_extra', items });
    expect(toWire(doc).scenes[0]!.screens[1]!.props.routers.map(({ target }) => target)).toEqual(['Screen_', '']);
  });

  test('keeps the fixed names, and drops bounds that are not set', () => {
    const template = wire();
    firstInput(template).props.rules = [{ format: 'NUMBER', min: 1, own: 'x' }, { format: 'EMAIL' }];
    const result = fromWire('Loans', template);
    if ('problems' in result) throw new Error(result.problems.join());
    const sent = toWire(result.doc);
    expect(sent).toEqual(template);
    expect(sent.scenes[0]).toMatchObject({ reference: 'Scene_1', name: 'Default Scene' });
    expect(sent.scenes[0]!.screens[0]!.module.title).toBe('Default Module Title');
  });
});

describe('fromWire with a broken template', () => {
  test.each<[string, Change, string]>([
    ['a missing list', (template) => delete template.scenes, 'winkSiteTemplate.scenes[0]: must be an object'],
    ['null for an object', (template) => (screen(template).additionalProps = null), 'additionalProps: must be an ob'],
    ['a wrong type', (template) => (firstInput(template).props.label = 1), 'props.label: must be a text'],
    ['an unknown component', (template) => (firstInput(template).itemType = 'Upload'), 'must be one of Input, Select'],
    ['an unknown operator', (template) => (expression(template).comparisonOperator = 'LIKE'), 'must be one of EQ'],
    ['two groups of conditions', (template) => router(template).conditions.push({}), 'conditions: must be one or none'],
    ['a target that is not there', (template) => (router(template).target = 'Screen_9'), 'There is no screen Screen_9'],
    ['one id twice', (template) => (firstInput(template).reference = 'Title_3'), 'Two parts with the id of one comp'],
    ['an id of an object', (template) => (screen(template).reference = 'constructor'), 'An id is letters'],
    ['a lone surrogate', (template) => (screen(template).props.screenName = '\udc00'), 'cannot be stored'],
    ['NUL in an unknown key', (template) => (template['a\0'] = 1), 'A key has characters that cannot be stored'],
    ['a long text', (template) => (firstInput(template).props.label = 'x'.repeat(201)), 'at most 200 characters'],
  ])('reports the problem and its place: %s', (_, change, problem) => {
    expect(problemsAfter(change).join('\n')).toContain(problem);
  });

  test('refuses values that are no template', () => {
    const circle: Record<string, unknown> = {};
    circle.scenes = [circle];
    for (const value of [undefined, null, 1, 'x', [], () => 1, 1n, new Date(), circle, { scenes: [null] }])
      expect(problemsOf(value).length, String(value)).toBeGreaterThan(0);
    expect(problemsOf(JSON.parse('{"__proto__":{"scenes":[]}}'))).toEqual(['A key is __proto__']);
  });

  test('refuses too deep or too large values at once', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(problemsAfter((template) => (screen(template).additionalProps = { deep }))).toEqual([
      'A site is at most 24 levels deep',
    ]);
    const many = (count: number) => (template: ReturnType<typeof wire>) => {
      const components = screen(template).module.props.components;
      for (let index = 0; index < count; index++) components.push({ ...components[0], reference: `Title_x${index}` });
    };
    expect(problemsAfter(many(100_000))).toEqual(['A site has at most 512 kB']);
    expect(problemsAfter(many(600))).toEqual(['winkSiteTemplate.screens: Components, at most 500']);
  });

  test('reports at most twenty problems', () => {
    const components = Array.from({ length: 100 }, () => ({}));
    expect(problemsAfter((template) => (screen(template).module.props.components = components))).toHaveLength(21);
  });
});

function router(template: ReturnType<typeof wire>) {
  return screen(template).props.routers[0];
}

function expression(template: ReturnType<typeof wire>) {
  return router(template).conditions[0].expressions[0];
}
