import type { Calculation, Screen, SiteDocument } from '../document.ts';

/** A predefined site to start from. */
export interface SiteTemplate {
  title: string;
  /** One sentence. */
  description: string;
  calculations?: Calculation[];
  /** @param winkTemplateId widget template for the screens with the widget */
  screens: (winkTemplateId: string | null) => Screen[];
}

export function documentFrom(
  { calculations = [], screens }: SiteTemplate,
  name: string,
  winkTemplateId: string | null,
): SiteDocument {
  const made = screens(winkTemplateId);
  return {
    name,
    themeColor: '#167e1c',
    urlParams: [],
    languages: [],
    calculations: [...calculations],
    screenIds: made.map(({ id }) => id),
    screens: Object.fromEntries(made.map((screen) => [screen.id, screen])),
    kept: {},
  };
}
