import { popularProviderIds } from '@smile/contract/popular-providers';
import { expect, it } from 'vitest';
import { listProviders } from './catalogue.ts';
import { buildLogoUrl, drawLogo } from './provider-logo.ts';

it('draws the initials', () => {
  expect(drawLogo({ id: 'lto_ph', name: 'LTO' })).toContain('>LTO</text>');
  expect(drawLogo({ id: 'linisteam', name: 'Linis' })).toContain('>LI</text>');
  expect(drawLogo({ id: 'abccorp', name: 'ABC Corporation' })).toContain('>AC</text>');
  expect(drawLogo({ id: 'sahodpro', name: 'SahodPro' })).toContain('>SP</text>');
  expect(drawLogo({ id: '199jobs', name: '199Jobs' })).toContain('>1J</text>');
});

it('draws a distinct mark for each popular provider', () => {
  const { items } = listProviders({ size: 150 }, { linkUrl: '', isEnabled: () => true });
  for (const id of popularProviderIds) {
    const drawn = drawLogo(items.find((item) => item.id === id)!);
    expect(drawn).toMatch(/<path .*stroke="#ffffff"/);
    expect(drawn).not.toContain('<text');
  }
});

it('draws the same logo every time and escapes the name', () => {
  const provider = { id: 'x', name: '<A & "B">' };
  expect(drawLogo(provider)).toBe(drawLogo(provider));
  expect(drawLogo(provider)).toContain('aria-label="&#60;A &#38; &#34;B&#34;&#62;"');
});

it('keeps the initials of every provider readable', () => {
  const { items } = listProviders({ size: 150 }, { linkUrl: '', isEnabled: () => true });
  for (const provider of items) {
    const [, hue, saturation, lightness] = /hsl\((\d+) (\d+)% (\d+)%\)/.exec(drawLogo(provider)) ?? [];
    const contrast = 1.05 / (computeLuminance(Number(hue), Number(saturation) / 100, Number(lightness) / 100) + 0.05);
    expect(contrast).toBeGreaterThan(4.5);
  }
});

it('serves logos from the link origin', () => {
  expect(buildLogoUrl('https://link.example.com/', 'grab')).toBe('https://link.example.com/cdn/provider-logo/grab.svg');
});

function computeLuminance(hue: number, saturation: number, lightness: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 8, 4].map((offset) => {
    const position = (offset + hue / 30) % 12;
    const share = Math.max(-1, Math.min(position - 3, 9 - position, 1));
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * share;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
