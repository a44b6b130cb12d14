import { Switch, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';

it.each([
  ['a field', <TextInput key="field" label="Name" description="As people see it" />],
  ['a large field', <TextInput key="large" size="md" label="Name" description="As people see it" />],
  ['a switch', <Switch key="switch" label="Name" description="As people see it" />],
])('explains %s in the size of captions, never below', (_, field) => {
  renderInPortal(field);
  const { style } = screen.getByText('As people see it');
  expect(style.getPropertyValue('--input-description-size')).toBe('var(--mantine-font-size-xs)');
});
