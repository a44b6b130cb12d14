import { Stack, Text } from '@mantine/core';
import { type ComponentId, isInput, type ScreenId } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import { useCallback } from 'react';
import { nameOf } from '../store/part-names.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { ConditionFields } from './condition-fields.tsx';
import { InputSettings } from './input-settings.tsx';
import { TextSettings } from './text-settings.tsx';

/** Undo labels of changes, where the key of the value is not clear enough. */
const changed: Partial<Record<SetComponent['key'], string>> = {
  name: 'field name',
  defaultValue: 'default value',
  align: 'alignment',
  optionLines: 'options',
  helpText: 'help text',
  requiredMessage: 'message',
  otherLabel: 'other option',
  documentType: 'document type',
  maxFiles: 'number of files',
  imageUrl: 'picture',
  imageDescription: 'description',
};

/** The tab "Component". */
export function ComponentSettings() {
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const selectedId = useBuilder(({ selection }) => (selection.kind === 'component' ? selection.id : null));
  const component = useBuilder(({ document, currentScreenId }) => {
    const form = findForm(document, currentScreenId);
    return form && selectedId !== null ? findComponent(form, selectedId) : null;
  });
  const change = useChange(screen?.id ?? '', component?.id ?? '');
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
      <ConditionFields key={`conditions of ${component.id}`} screenId={screen.id} component={component} />
    </Stack>
  );
}

/** Returns a stable function per component, so that fields need not re-render. */
function useChange(screenId: ScreenId, componentId: ComponentId) {
  const store = useBuilderStore();
  return useCallback(
    ({ key, value, fill = false }: Pick<SetComponent, 'key' | 'value' | 'fill'>) => {
      const { document, dispatch } = store.getState();
      const form = findForm(document, screenId);
      const component = form && findComponent(form, componentId);
      const name = component ? nameOf(component) : 'a component';
      const operation = { type: 'setComponent', screenId, componentId, key, value } as SetComponent;
      dispatch(operation, { label: `changed the ${changed[key] ?? key} of ${name}`, fill });
    },
    [store, screenId, componentId],
  );
}
