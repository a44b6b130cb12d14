export interface EmulatorSearch {
  /** The open tab; missing means the widget. */
  view?: 'consent' | undefined;
  /** The template of the widget; missing means the built-in one. */
  template?: string | undefined;
  /** An end user that the developer's server created; missing means the emulator's own. */
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
