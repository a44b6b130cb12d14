import type { ComponentId, ScreenId } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { findForm, findPart } from '@smile/site-model/parts';
import { useCallback } from 'react';
import { nameOf } from '../store/part-names.ts';
import { useBuilderStore } from '../store/use-builder.ts';

/** Undo labels for properties whose key is not clear enough. */
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
  minEntries: 'minimum entries',
  maxEntries: 'maximum entries',
  addText: 'add button',
  imageUrl: 'picture',
  imageDescription: 'description',
};

/** Returns a stable function per component. */
export function useComponentChange(screenId: ScreenId, componentId: ComponentId) {
  const store = useBuilderStore();
  return useCallback(
    ({ key, value, fill = false }: Pick<SetComponent, 'key' | 'value' | 'fill'>) => {
      const { document, dispatch } = store.getState();
      const form = findForm(document, screenId);
      const component = form && findPart(form, componentId);
      const name = component ? nameOf(component) : 'a component';
      const operation = { type: 'setComponent', screenId, componentId, key, value } as SetComponent;
      dispatch(operation, { label: `changed the ${changed[key] ?? key} of ${name}`, fill });
    },
    [store, screenId, componentId],
  );
}
