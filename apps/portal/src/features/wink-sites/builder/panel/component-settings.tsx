import { Text } from '@mantine/core';
import { type ComponentId, isInput, type ScreenId } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import { useCallback } from 'react';
import { nameOf } from '../store/part-names.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { InputSettings } from './input-settings.tsx';
import { TextSettings } from './text-settings.tsx';

/** Undo labels of changes, where the key of the value is not clear enough. */
const changed: Partial<Record<SetComponent['key'], string>> = {
  name: 'field name',
  defaultValue: 'default value',
  align: 'alignment',
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
  return isInput(component) ? (
    <InputSettings screen={screen} component={component} onChange={change} />
  ) : (
    <TextSettings key={component.id} component={component} onChange={change} />
  );
}

/** The same function as long as it is the same component, so that fields need not be drawn anew for it. */
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
