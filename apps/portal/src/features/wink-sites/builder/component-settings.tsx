import { Text } from '@mantine/core';
import { isInput } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import { nameOf } from './component-name.ts';
import { InputSettings } from './input-settings.tsx';
import { TextSettings } from './text-settings.tsx';
import { useBuilder } from './use-builder.ts';

/** What a change is called when it is undone, where the key of the value does not say it. */
const changed: Partial<Record<SetComponent['key'], string>> = {
  name: 'field name',
  defaultValue: 'default value',
  align: 'alignment',
};

/** The tab "Component". */
export function ComponentSettings() {
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const selectedId = useBuilder(({ selection }) => (selection.kind === 'component' ? selection.id : null));
  const dispatch = useBuilder((state) => state.dispatch);
  const retype = useBuilder((state) => state.retypeComponent);
  const component = useBuilder(({ document, currentScreenId }) => {
    const form = findForm(document, currentScreenId);
    return form && selectedId !== null ? findComponent(form, selectedId) : null;
  });
  if (!screen || !component)
    return (
      <Text size="sm" c="dimmed">
        Select a component on the canvas to edit it.
      </Text>
    );
  const change = ({ key, value, fill = false }: Pick<SetComponent, 'key' | 'value' | 'fill'>) =>
    dispatch({ type: 'setComponent', screenId: screen.id, componentId: component.id, key, value } as SetComponent, {
      label: `changed the ${changed[key] ?? key} of ${nameOf(component)}`,
      fill,
    });
  return isInput(component) ? (
    <InputSettings
      screen={screen}
      component={component}
      onRetype={(type) => retype(component.id, type)}
      onChange={change}
    />
  ) : (
    <TextSettings key={component.id} component={component} onChange={change} />
  );
}
