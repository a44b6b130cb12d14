import type { FlowComponent, FlowScreen, SiteFlow } from '@smile/site-model/flow';

const flows = new WeakMap<SiteFlow, SiteFlow>();
const parts = new WeakMap<FlowComponent, FlowComponent>();

/** The flow with all conditional form components visible, for editing. Cached per flow. */
export function showAllParts(flow: SiteFlow): SiteFlow {
  const known = flows.get(flow);
  if (known) return known;
  const shown = { ...flow, screens: flow.screens.map(showScreen) };
  flows.set(flow, shown);
  return shown;
}

function showScreen(screen: FlowScreen): FlowScreen {
  if (screen.type !== 'form' || !screen.components.some(({ visibleIf }) => visibleIf)) return screen;
  return { ...screen, components: screen.components.map(showPart) };
}

function showPart(part: FlowComponent): FlowComponent {
  if (!part.visibleIf) return part;
  const { visibleIf: _, ...rest } = part;
  const shown = parts.get(part) ?? (rest as FlowComponent);
  parts.set(part, shown);
  return shown;
}
