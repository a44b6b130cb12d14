import type { SiteOrder } from '@smile/contract/wink-sites';
import { readFilterSearch, type SessionFilterSearch } from '../site-sessions/session-filters.ts';
import { type AnswersSearch, readAnswerSearch } from './answers/answer-search.ts';

const editorTabs = ['general', 'landing', 'result'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** Id in the URL of an unsaved site. */
export const newSite = 'new';

/** Sort orders; the default is newest first. */
const listOrders = ['UPDATED', 'NAME'] as const satisfies readonly SiteOrder[];

/** Filter and sort order of the site list. */
export interface SiteListSearch {
  /** Part of the name. */
  find?: string | undefined;
  folder?: string | undefined;
  sort?: (typeof listOrders)[number] | undefined;
}

export interface SitesSearch extends SiteListSearch, SessionFilterSearch, AnswersSearch {
  /** `data` opens the sessions; missing means the site list. */
  tab?: 'data' | undefined;
  /** Shows answers instead of visits on the `data` tab. */
  view?: 'answers' | undefined;
  /** The visit whose answers are open in a drawer. */
  response?: string | undefined;
  /** The session open in its drawer. */
  session?: string | undefined;
  /** The site open in the drawer: its id, or `new`. */
  site?: string | undefined;
  /** The site whose versions are shown. */
  versions?: string | undefined;
  /** The site whose funnel is shown. */
  funnel?: string | undefined;
  /** Name for the new site. */
  name?: string | undefined;
  /** Open tab of the drawer; default: the first. */
  section?: EditorTab | undefined;
}

const maxLength = 200;

export function readSitesSearch(search: Record<string, unknown>): SitesSearch {
  return {
    ...readFilterSearch(search),
    ...readAnswerSearch(search),
    view: search.view === 'answers' ? 'answers' : undefined,
    of: readText(search.of),
    show: search.show === 'statistics' ? 'statistics' : undefined,
    response: readText(search.response),
    tab: search.tab === 'data' ? 'data' : undefined,
    session: readText(search.session),
    ...readListSearch(search),
    site: readText(search.site),
    versions: readText(search.versions),
    funnel: readText(search.funnel),
    name: readText(search.name),
    section: editorTabs.find((tab) => tab === search.section),
  };
}

export interface BuilderSearch {
  /** Template for a new site. */
  template?: string | undefined;
}

export function readBuilderSearch({ template }: Record<string, unknown>): BuilderSearch {
  return { template: readText(template) };
}

/** URL parameters of the list, preserved when a drawer opens or closes. */
export function readListSearch({ find, folder, sort }: Partial<Record<keyof SiteListSearch, unknown>>): SiteListSearch {
  return {
    find: readText(find)?.trim() || undefined,
    folder: readText(folder),
    sort: listOrders.find((order) => order === sort),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}
