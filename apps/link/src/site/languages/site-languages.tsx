import type { HostedSite } from '@smile/contract/hosted-sites';
import type { FlowComponent, SiteFlow } from '@smile/site-model/flow';
import { isFilipino } from '@smile/site-model/languages/is-filipino';
import { isRightToLeft, setTextLanguage } from '@smile/site-model/languages/language-codes';
import { translateFlow } from '@smile/site-model/languages/translate-flow';
import { type ReactNode, useReducer } from 'react';
import { chooseLanguage, nameLanguage } from '../../languages/choose-language.ts';
import { setTranslation, translate } from '../../languages/translate.ts';
import { loadPart } from '../../load-part.ts';
import type { Visit } from '../visit.ts';
import styles from './site-languages.module.css';

/**
 * `originals` maps a shown flow to the flow in the site's first language; `flows` maps that one to its translations.
 */
const originals = new WeakMap<SiteFlow, SiteFlow>();
const flows = new WeakMap<SiteFlow, Map<string, SiteFlow>>();
const translated = new WeakMap<Visit, Visit>();
let siteId = '';
let hasWidget = false;
let current = '';

/** Opens a site in the language chosen earlier on this device, or else in that of its link or of the browser. */
export async function openInLanguage<S extends Pick<HostedSite, 'flow'>>(site: S, id: string): Promise<S> {
  const flow = site.flow as unknown as SiteFlow;
  const languages = flow.languages ?? [];
  siteId = id;
  hasWidget = flow.screens.some(({ type }) => type === 'widget');
  const kept = readChoice();
  const asked = new URLSearchParams(location.hash.slice(1)).get('language');
  const wanted = asked ? [asked, ...navigator.languages] : navigator.languages;
  await showLanguage(kept && languages.includes(kept) ? kept : chooseLanguage(languages, wanted));
  return { ...site, flow: inCurrent(flow) };
}

/** Opens a draft in the best language; the choice is not stored. */
export async function openDraft({ languages = [], screens }: SiteFlow, wanted: readonly string[] = []): Promise<void> {
  siteId = '';
  hasWidget = screens.some(({ type }) => type === 'widget');
  if (languages.length > 0 && (wanted.length > 0 || current !== languages[0]))
    await showLanguage(chooseLanguage(languages, wanted));
}

/**
 * Translates a visit into the page's language, including the author's error messages on screen. Returns the same visit
 * if nothing changes.
 */
export function translateVisit(visit: Visit): Visit {
  const flow = visit.flow.languages ? inCurrent(visit.flow) : visit.flow;
  if (flow === visit.flow) return visit;
  const known = translated.get(visit);
  if (known?.flow === flow) return known;
  const [before, after] = [messagesOf(visit.flow), messagesOf(flow)];
  const errors = Object.entries(visit.errors).map(([id, error]) => {
    const place = before.get(id)?.indexOf(error) ?? -1;
    return [id, after.get(id)?.[place] ?? error] as const;
  });
  const shown = { ...visit, flow, errors: Object.fromEntries(errors) };
  translated.set(visit, shown);
  return shown;
}

/** The language picker with the page below it, which is redrawn for each language. */
export function LanguageFrame({ flow, draw }: { flow: SiteFlow; draw: () => ReactNode }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const languages = flow.languages ?? [];
  if (languages.length < 2) return <>{draw()}</>;
  return (
    <div className={styles.frame}>
      <p className={styles.choice}>
        <select
          className={styles.select}
          aria-label={translate('Language')}
          value={current}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            keepChoice(chosen);
            void showLanguage(chosen).then(() => redraw());
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {nameLanguage(language)}
            </option>
          ))}
        </select>
      </p>
      <div className={styles.content}>{draw()}</div>
    </div>
  );
}

/** Includes the widget's texts, for sites with a widget screen. */
async function loadFilipino(): Promise<(text: string) => string> {
  if (hasWidget) return (await import('../../languages/filipino-widget.ts')).allToFilipino;
  return (await import('../../languages/filipino-site.ts')).toFilipino;
}

/** Built-in texts stay English if the language has none. */
async function showLanguage(language: string): Promise<void> {
  current = language;
  const loaded = isFilipino(language) ? await loadPart(loadFilipino).catch(() => null) : null;
  // The visitor may have chosen another language while this one loaded.
  if (current !== language) return;
  document.documentElement.lang = language;
  setTextLanguage(language);
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  setTranslation(loaded);
}

function inCurrent(shown: SiteFlow): SiteFlow {
  const original = originals.get(shown) ?? shown;
  const language = original.languages?.includes(current) ? current : (original.languages?.[0] ?? '');
  const byLanguage = flows.get(original) ?? new Map<string, SiteFlow>();
  flows.set(original, byLanguage);
  const flow = byLanguage.get(language) ?? translateFlow(original, language);
  byLanguage.set(language, flow);
  originals.set(flow, original);
  return flow;
}

function messagesOf({ screens }: SiteFlow): Map<string, (string | null | undefined)[]> {
  const components: FlowComponent[] = screens.flatMap((screen) => (screen.type === 'form' ? screen.components : []));
  return new Map(
    components.flatMap((part) =>
      'rule' in part ? [[part.id, [part.requiredMessage, part.rule?.message]] as const] : [],
    ),
  );
}

/** Storage may be blocked; the choice then lasts for this page only. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(`smile.language.${siteId}`);
  } catch {
    return null;
  }
}

function keepChoice(language: string): void {
  if (siteId === '') return;
  try {
    localStorage.setItem(`smile.language.${siteId}`, language);
  } catch {}
}
