import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { Component, ComponentId, Screen, ScreenId, SiteDocument } from '../document.ts';
import { isScreenId } from '../soundness/ids.ts';
import { toWire } from '../wire/to-wire.ts';

/** Marks our clipboard format, which is the wire format restricted to the copied parts. */
export const partsKind = 'wink-site-parts';

/** A whole screen, or components. */
export type CopiedParts = { screen: Screen } | { components: Component[] };

type WireScreen = SiteTemplateV3['scenes'][number]['screens'][number];

/** Serializes a part for the clipboard; null if it no longer exists. */
export function writeParts(doc: SiteDocument, screenId: ScreenId, componentId: ComponentId | null): string | null {
  const template = toWire(doc);
  const screen = template.scenes[0]?.screens.find(({ reference }) => reference === screenId);
  if (!screen) return null;
  const { module, props } = screen;
  if (componentId === null) return write('screen', screen);
  if (module.type !== 'FormModule') return null;
  const components = module.props.components.filter(({ reference }) => reference === componentId);
  if (components.length === 0) return null;
  return write('components', {
    ...screen,
    props: { ...props, routers: [] },
    module: { ...module, props: { ...module.props, components } },
  });
}

function write(part: 'screen' | 'components', screen: WireScreen): string {
  const targets = new Set(screen.props.routers.map(({ target }) => target));
  // Routes must lead to existing screens, so stubs stand for the site's other screens.
  const stubs = [...targets]
    .filter((target) => isScreenId(target) && target !== screen.reference)
    .map((reference, index) => ({
      reference,
      module: { reference: `Stub_${index}`, type: 'LandingPageModule', props: {} },
    }));
  const template = { scenes: [{ screens: [screen, ...stubs] }] };
  return JSON.stringify({ kind: partsKind, formatVersion: 1, part, template });
}
