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

it('takes the tests of a noun on all sides for a change of its contract', () => {
  expect(selectTests(modules, ['packages/contract/src/forms.ts'])).toEqual({
    served: ['forms'],
    unit: [`${portal}/features/forms/forms-page.test.tsx`, 'packages/contract/src/forms.test.ts'],
    api: [`${server}/features/forms/forms.api.test.ts`],
  });
});

it('stops where the apps are composed', () => {
  const { unit, api } = selectTests(modules, [`${server}/features/forms/queries.ts`]);
  expect(unit).toEqual([]);
  expect(api).toEqual([`${server}/features/forms/forms.api.test.ts`]);
});

it('follows imports through files that belong to no feature', () => {
  expect(selectTests(modules, [`${server}/platform/clock.ts`])).toEqual({
    served: [],
    unit: [`${server}/features/usage/count.test.ts`, `${server}/platform/clock.test.ts`],
    api: [],
  });
});

it('asks nothing of the server for a change of a page', () => {
  expect(selectTests(modules, [`${portal}/features/forms/forms-page.tsx`])).toEqual({
    served: [],
    unit: [`${portal}/features/forms/forms-page.test.tsx`],
    api: [],
  });
});
