import { type ComponentId, type InputComponent, isInput, type SiteDocument } from '../document.ts';

export function inputsById({ screenIds, screens }: SiteDocument): Map<ComponentId, InputComponent> {
  const components = screenIds.flatMap((id) => {
    const { module } = screens[id]!;
    return module.type === 'FormModule' ? Object.values(module.componentMap) : [];
  });
  return new Map(components.filter(isInput).map((input) => [input.id, input]));
}
