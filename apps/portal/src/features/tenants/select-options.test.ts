import { expect, it } from 'vitest';
import labels from './industries.json';
import { countryOptions, industryOptions } from './select-options.ts';

it('offers about 400 industries, each with the lowercase of its label as value', () => {
  const options = industryOptions(labels, '');
  expect(options.length).toBeGreaterThan(380);
  expect(options.every(({ value, label }) => value === label.toLowerCase() && label.trim() === label)).toBe(true);
  expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
});

it('keeps an industry that was set from elsewhere', () => {
  expect(industryOptions(labels, 'lending to moons')[0]).toEqual({
    value: 'lending to moons',
    label: 'lending to moons',
  });
  expect(industryOptions(labels, 'growing of rice')).toHaveLength(labels.length);
});

it('offers countries by name', () => {
  const options = countryOptions();
  expect(options).toContainEqual({ value: 'PH', label: 'Philippines' });
  expect(options.length).toBeGreaterThan(200);
  expect(options.some(({ value, label }) => value === label)).toBe(false);
});
