import { Stack, Text } from '@mantine/core';
import { isInput } from '@smile/site-model/document';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import { useBuilder } from '../store/use-builder.ts';
import { ConditionFields } from './condition-fields.tsx';
import { InputSettings } from './input-settings.tsx';
import { TextSettings } from './text-settings.tsx';
import { useComponentChange } from './use-component-change.ts';

/** The "Component" tab. */
export function ComponentSettings() {
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const selectedId = useBuilder(({ selection }) => (selection.kind === 'component' ? selection.id : null));
  const component = useBuilder(({ document, currentScreenId }) => {
    const form = findForm(document, currentScreenId);
    return form && selectedId !== null ? findComponent(form, selectedId) : null;
  });
  const change = useComponentChange(screen?.id ?? '', component?.id ?? '');
  if (!screen || !component)
    return (
      <Text size="sm" c="dimmed">
        Select a component on the canvas to edit it.
      </Text>
    );
  return (
    <Stack gap="md">
      {isInput(component) ? (
        <InputSettings screen={screen} component={component} onChange={change} />
      ) : (
        <TextSettings key={component.id} component={component} onChange={change} />
      )}
      <ConditionFields screenId={screen.id} component={component} />
    </Stack>
  );
}
