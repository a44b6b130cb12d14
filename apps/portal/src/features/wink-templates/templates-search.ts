export const editorTabs = ['global', 'consent', 'sources', 'success'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** The id in the URL that stands for a template that is not saved yet. */
export const newTemplate = 'new';

export interface TemplatesSearch {
  /** The template open in the drawer: its id, or `new`. */
  template?: string | undefined;
  /** The open tab of the drawer; the first one when it is left out. */
  section?: EditorTab | undefined;
}

export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  const { template } = search;
  return {
    template: typeof template === 'string' && template !== '' ? template.slice(0, 200) : undefined,
    section: editorTabs.find((tab) => tab === search.section),
  };
}
