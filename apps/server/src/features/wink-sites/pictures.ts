type PictureHolder = Record<string, unknown>;
/** Returns an object with its picture URL, in the field `key`, changed. */
type Change = <T extends object>(owner: T, key: string) => T;

/** Applies a change to each object in pages or a flow that may contain a picture URL. */
export function mapPictures<Pages extends object>(pages: Pages, change: Change): Pages {
  return mapScreens(change(pages, 'companyLogoUrl'), (owner) => change(owner, 'imageUrl'));
}

/** Picture URLs in a site's pages. */
export function listPictures(pages: object): string[] {
  const urls = new Set<string>();
  mapPictures(pages, (owner, key) => {
    const url = (owner as PictureHolder)[key];
    if (typeof url === 'string') urls.add(url);
    return owner;
  });
  return [...urls];
}

/** Finds endings and form images in the `scenes` of pages or the `screens` of a flow. */
function mapScreens<Pages extends object>(pages: Pages, map: (owner: PictureHolder) => PictureHolder): Pages {
  const { scenes, screens } = pages as { scenes?: PictureHolder[]; screens?: PictureHolder[] };
  if (scenes) return { ...pages, scenes: scenes.map((scene) => mapScreens(scene, map)) };
  return screens ? { ...pages, screens: screens.map((screen) => mapScreen(screen, map)) } : pages;
}

function mapScreen(screen: PictureHolder, map: (owner: PictureHolder) => PictureHolder): PictureHolder {
  if (screen.type === 'ending') return map(screen);
  if (screen.type === 'form') return mapImages(screen, (image) => map(image));
  const module = screen.module as { type: string; props: PictureHolder } | undefined;
  if (module?.type === 'FormModule') {
    const props = mapImages(module.props, (image) => ({ ...image, props: map(image.props as PictureHolder) }));
    return { ...screen, module: { ...module, props } };
  }
  return module?.type === 'EndingModule' ? { ...screen, module: { ...module, props: map(module.props) } } : screen;
}

/** Handles components of both the wire format and a flow. */
function mapImages(form: PictureHolder, map: (image: PictureHolder) => PictureHolder): PictureHolder {
  const { components = [] } = form as { components?: PictureHolder[] };
  const isImage = ({ type, itemType }: PictureHolder) => type === 'Image' || itemType === 'Image';
  if (!components.some(isImage)) return form;
  return { ...form, components: components.map((component) => (isImage(component) ? map(component) : component)) };
}
