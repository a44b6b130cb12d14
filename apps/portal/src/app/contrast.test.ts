import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../testing/contrast.ts';

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const contrast = contrastOf(scheme);
  const onPage = ['--mantine-color-body', '--portal-card', '--portal-floating', '--portal-subtle'];
  const grounds = [...onPage, '--portal-floating-card', '--portal-floating-subtle'];
  const texts = [
    '--mantine-color-text',
    '--mantine-color-dimmed',
    '--mantine-color-placeholder',
    '--mantine-color-error',
    '--mantine-color-anchor',
  ];

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'shows %s on %s at 4.5 or more',
    (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds)('shows bars and marks on %s at 3 or more', (ground) =>
    expect(contrast('--portal-accent', ground)).toBeGreaterThanOrEqual(3),
  );

  it.each([
    ['--portal-active-text', '--portal-active', '--portal-subtle'],
    ['--portal-banner-text', '--portal-banner', '--portal-banner'],
    ['--mantine-color-green-light-color', '--mantine-color-green-light', '--portal-card'],
    ['--mantine-color-amber-light-color', '--mantine-color-amber-light', '--portal-card'],
    ['--mantine-color-red-light-color', '--mantine-color-red-light', '--portal-card'],
    ['--mantine-color-gray-light-color', '--mantine-color-gray-light', '--portal-card'],
    ['--mantine-color-green-light-color', '--mantine-color-green-light', '--portal-floating-card'],
    ['--mantine-color-amber-light-color', '--mantine-color-amber-light', '--portal-floating-card'],
    ['--mantine-color-red-light-color', '--mantine-color-red-light', '--portal-floating-card'],
    ['--mantine-color-gray-light-color', '--mantine-color-gray-light', '--portal-floating-card'],
  ])('shows %s on its tint over a ground at 4.5 or more', (text, tint, ground) =>
    expect(contrast(text, tint, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it('separates cards and floating parts from their background', () => {
    expect(contrast('--portal-card', '--mantine-color-body')).toBeGreaterThan(1.01);
    if (scheme === 'light') return;
    expect(contrast('--portal-floating', '--portal-card')).toBeGreaterThan(1.08);
    expect(contrast('--portal-floating-card', '--portal-floating')).toBeGreaterThan(1.08);
  });
});
