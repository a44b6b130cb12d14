export const editorTabs = ['global', 'consent', 'sources', 'success'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** Id in the URL of an unsaved template. */
export const newTemplate = 'new';

export interface TemplatesSearch {
  /** The template open in the drawer: its id, or `new`. */
  template?: string | undefined;
  /** Open tab of the drawer; default: the first. */
  section?: EditorTab | undefined;
}

export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  const { template } = search;
  return {
    template: typeof template === 'string' && template !== '' ? template.slice(0, 200) : undefined,
    section: editorTabs.find((tab) => tab === search.section),
  };
}
