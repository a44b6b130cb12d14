type Owner = Record<string, unknown>;
type Change = <T extends object>(owner: T, key: string) => T;

/** Applies a change to each object in pages or a flow that may contain a picture URL. */
export function mapPictures<Pages extends object>(pages: Pages, change: Change): Pages {
  return mapScreens(change(pages, 'companyLogoUrl'), (owner) => change(owner, 'imageUrl'));
}

/** Picture URLs in a site's pages. */
export function listPictures(pages: object): string[] {
  const urls = new Set<string>();
  mapPictures(pages, (owner, key) => {
    const url = (owner as Owner)[key];
    if (typeof url === 'string') urls.add(url);
    return owner;
  });
  return [...urls];
}

/** Finds endings and form images in the `scenes` of pages or the `screens` of a flow. */
function mapScreens<Pages extends object>(pages: Pages, map: (owner: Owner) => Owner): Pages {
  const { scenes, screens } = pages as { scenes?: Owner[]; screens?: Owner[] };
  if (scenes) return { ...pages, scenes: scenes.map((scene) => mapScreens(scene, map)) };
  return screens ? { ...pages, screens: screens.map((screen) => mapScreen(screen, map)) } : pages;
}

function mapScreen(screen: Owner, map: (owner: Owner) => Owner): Owner {
  if (screen.type === 'ending') return map(screen);
  if (screen.type === 'form') return mapImages(screen, (image) => map(image));
  const module = screen.module as { type: string; props: Owner } | undefined;
  if (module?.type === 'FormModule') {
    const props = mapImages(module.props, (image) => ({ ...image, props: map(image.props as Owner) }));
    return { ...screen, module: { ...module, props } };
  }
  return module?.type === 'EndingModule' ? { ...screen, module: { ...module, props: map(module.props) } } : screen;
}

/** Handles components of both the wire format and a flow. */
function mapImages(form: Owner, map: (image: Owner) => Owner): Owner {
  const { components = [] } = form as { components?: Owner[] };
  const isImage = ({ type, itemType }: Owner) => type === 'Image' || itemType === 'Image';
  if (!components.some(isImage)) return form;
  return { ...form, components: components.map((component) => (isImage(component) ? map(component) : component)) };
}
