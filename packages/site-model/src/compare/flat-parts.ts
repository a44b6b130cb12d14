import type { Component, ComponentId, Screen, ScreenId, SiteDocument } from '../document.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { flattenTranslations } from './flat-translations.ts';

/** Values of a part that can change independently, by name. */
export type Values = Readonly<Record<string, unknown>>;

export interface FlatPart {
  /** The screen of a component; a screen's own id. */
  screenId: ScreenId;
  values: Values;
}

export type FlatScreen = FlatPart & { screen: Screen };
export type FlatComponent = FlatPart & { component: Component };

export interface FlatDocument {
  site: Values;
  screens: ReadonlyMap<ScreenId, FlatScreen>;
  components: ReadonlyMap<ComponentId, FlatComponent>;
}

/** Flattens a document into values per part, so that two documents can be compared by id. */
export function flatten(doc: SiteDocument): FlatDocument {
  const screens = screensOf(doc);
  return {
    site: {
      name: doc.name,
      themeColor: doc.themeColor,
      urlParams: doc.urlParams,
      languages: doc.languages,
      calculations: doc.calculations,
    },
    screens: new Map(screens.map((screen) => [screen.id, flattenScreen(screen)])),
    components: new Map(
      screens.flatMap((screen) =>
        componentsOf(screen).map((component) => [component.id, flattenComponent(screen, component)] as const),
      ),
    ),
  };
}

function flattenScreen(screen: Screen): FlatScreen {
  const { id, screenName, nextButtonName, additionalProps, nextConfig, module } = screen;
  const props = module.type === 'FormModule' ? {} : module.props;
  const texts = flattenTranslations(screen.translations);
  return {
    screenId: id,
    screen,
    values: { screenName, nextButtonName, ...props, additionalProps, nextConfig, ...texts },
  };
}

function flattenComponent(screen: Screen, component: Component): FlatComponent {
  return { screenId: screen.id, component, values: flattenProps(component) };
}

/** Values of a component, or of a field in a repeating group. */
export function flattenProps({ additionalProps, props, translations }: Component): Values {
  return { ...props, additionalProps, ...flattenTranslations(translations) };
}
