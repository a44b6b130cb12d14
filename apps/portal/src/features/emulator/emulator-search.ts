export interface EmulatorSearch {
  /** The open tab; the widget itself when it is left out. */
  view?: 'consent' | undefined;
  /** The template that the widget shows; the built-in one when it is left out. */
  template?: string | undefined;
  /** End user that the developer's server created; by default the emulator's own. */
  userId?: string | undefined;
}

export function readEmulatorSearch(search: Record<string, unknown>): EmulatorSearch {
  const { template, userId } = search;
  return {
    view: search.view === 'consent' ? 'consent' : undefined,
    template: typeof template === 'string' && template !== '' ? template.slice(0, 200) : undefined,
    userId: typeof userId === 'string' && userId !== '' ? userId.slice(0, 200) : undefined,
  };
}
