import { siteLimits } from '@smile/contract/site-limits';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import type { Component, ComponentId, Screen, ScreenId, SiteDocument } from '../document.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { isScreenId } from '../soundness/ids.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';

/** Names the format, which is the wire's with the copied parts only. */
const kind = 'wink-site-parts';

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
  return JSON.stringify({ kind, formatVersion: 1, part, template });
}

/** The parts in a text from anywhere, or in words why there are none. */
export function readParts(text: string): CopiedParts | { problem: string } {
  if (text.length > siteLimits.bytes) return { problem: 'The clipboard holds too much' };
  const copied = parseJson(text);
  if (!isCopied(copied)) return { problem: 'The clipboard holds no part of a site' };
  if (copied.formatVersion !== 1) return { problem: 'The copied part is from a newer version of the platform' };
  const read = fromWire('Copied', copied.template);
  if ('problems' in read) return { problem: `The copied part cannot be used: ${read.problems[0]}` };
  const screen = screensOf(read.doc)[0];
  if (!screen) return { problem: 'The clipboard holds no part of a site' };
  if (copied.part === 'screen') return { screen };
  const components = componentsOf(screen);
  return components.length > 0 ? { components } : { problem: 'The clipboard holds no part of a site' };
}

interface Copied {
  kind: typeof kind;
  formatVersion: unknown;
  part: unknown;
  template: unknown;
}

function isCopied(value: unknown): value is Copied {
  return typeof value === 'object' && value !== null && (value as Partial<Copied>).kind === kind;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
