import { expect, it } from 'vitest';
import { describePath } from './describe-path.ts';

it('names the screens with the minutes on each', () => {
  const path = [
    { reference: 'FormModule_1', screenName: 'About you', seconds: 130 },
    { reference: 'WinkWidgetModule_1', screenName: null, seconds: 4 },
    { reference: 'LandingPageModule_1', screenName: 'Thanks', seconds: null },
  ];
  expect(describePath(path)).toBe('About you (2 min) → WinkWidgetModule_1 (under 1 min) → Thanks');
  expect(describePath([])).toBe('');
});
