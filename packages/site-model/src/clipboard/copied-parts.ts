import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { Component, ComponentId, Screen, ScreenId, SiteDocument } from '../document.ts';
import { isScreenId } from '../soundness/ids.ts';
import { toWire } from '../wire/to-wire.ts';

/** Names the format, which is the wire's with the copied parts only. */
export const partsKind = 'wink-site-parts';

/** A screen with all that is on it, or components. */
export type CopiedParts = { screen: Screen } | { components: Component[] };

type WireScreen = SiteTemplateV3['scenes'][number]['screens'][number];

/** A part as text for the clipboard; null for one that is gone. */
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
  // Routes lead to screens that there are: these stand for those of the site.
  const stubs = [...targets]
    .filter((target) => isScreenId(target) && target !== screen.reference)
    .map((reference, index) => ({
      reference,
      module: { reference: `Stub_${index}`, type: 'LandingPageModule', props: {} },
    }));
  const template = { scenes: [{ screens: [screen, ...stubs] }] };
  return JSON.stringify({ kind: partsKind, formatVersion: 1, part, template });
}
