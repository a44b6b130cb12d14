import { expect, it } from 'vitest';
import { selectTests } from './select-tests.mjs';

const module = (path, ...targets) => ({
  path,
  imports: targets.map((target) => (target.late ? { target: target.late, isLate: true } : { target })),
});
const server = 'apps/server/src';
const portal = 'apps/portal/src';
const modules = [
  module('packages/contract/src/forms.ts'),
  module('packages/contract/src/forms.test.ts', 'packages/contract/src/forms.ts'),
  module(`${server}/features/forms/queries.ts`, 'packages/contract/src/forms.ts'),
  module(`${server}/features/forms/forms.api.test.ts`),
  module(`${server}/portal-app.ts`, `${server}/features/forms/queries.ts`),
  module(`${server}/portal-app.test.ts`, `${server}/portal-app.ts`),
  module(`${server}/platform/clock.ts`),
  module(`${server}/platform/clock.test.ts`, `${server}/platform/clock.ts`),
  module(`${server}/features/usage/count.ts`, `${server}/platform/clock.ts`),
  module(`${server}/features/usage/count.test.ts`, `${server}/features/usage/count.ts`),
  module(`${portal}/features/forms/forms-page.tsx`, 'packages/contract/src/forms.ts'),
  module(`${portal}/features/forms/forms-page.test.tsx`, `${portal}/app/routes.ts`),
  module(`${portal}/features/users/users-page.test.tsx`, `${portal}/app/routes.ts`),
  module(`${portal}/app/routes.ts`, { late: `${portal}/features/forms/forms-page.tsx` }),
];

it("selects a noun's tests in all apps for a contract change", () => {
  expect(selectTests(modules, ['packages/contract/src/forms.ts'])).toEqual({
    served: ['forms'],
    unit: [`${portal}/features/forms/forms-page.test.tsx`, 'packages/contract/src/forms.test.ts'],
    api: [`${server}/features/forms/forms.api.test.ts`],
  });
});

it('stops at the files that compose the apps', () => {
  const { unit, api } = selectTests(modules, [`${server}/features/forms/queries.ts`]);
  expect(unit).toEqual([]);
  expect(api).toEqual([`${server}/features/forms/forms.api.test.ts`]);
});

it('follows imports through shared files', () => {
  expect(selectTests(modules, [`${server}/platform/clock.ts`])).toEqual({
    served: [],
    unit: [`${server}/features/usage/count.test.ts`, `${server}/platform/clock.test.ts`],
    api: [],
  });
});

it('selects no server tests for a page change', () => {
  expect(selectTests(modules, [`${portal}/features/forms/forms-page.tsx`])).toEqual({
    served: [],
    unit: [`${portal}/features/forms/forms-page.test.tsx`],
    api: [],
  });
});
