import { compileV3 } from '@smile/site-model/compile-v3';
import type { ScreenId, SiteDocument } from '@smile/site-model/document';
import { personAnswers, randomAnswers } from '@smile/site-model/example-answers';
import type { FormScreen, WidgetScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { proveSite } from '@smile/site-model/proof/prove-site';
import type { AnswerValue } from '@smile/site-model/values';
import { sandboxPeople } from '../../../emulator/sandbox-people.ts';
import { loadMatcher } from '../../load-patterns.ts';

/** `blank`, `example`, `random`, or the user name of a sandbox person. */
export type AnswerKind = string;

interface Found {
  screenId: ScreenId | undefined;
  answers: Record<string, AnswerValue>;
  linked: Record<string, string[]>;
  query: Record<string, string>;
}

interface Site {
  document: SiteDocument;
  screenId: ScreenId;
  /** Sources that can be connected. */
  sourceIds: string[];
}

/** Data for the start of a preview visit; null if no example is known. */
export async function findAnswers(kind: AnswerKind, site: Site): Promise<Found | null> {
  if (kind === 'blank') return { screenId: undefined, answers: {}, linked: {}, query: {} };
  const matches = await loadMatcher();
  if (kind === 'example') return exampleFor(site, matches);
  const person = sandboxPeople.find(({ userName }) => userName === kind);
  const { screens } = compileV3(site.document);
  const forms = screens.filter((screen): screen is FormScreen => screen.type === 'form');
  const widgets = screens.filter((screen): screen is WidgetScreen => screen.type === 'widget');
  const known = person ? namesOf(person) : null;
  const answers = forms.map((form) =>
    known ? personAnswers(form, known, matches) : randomAnswers(form, Math.random, matches),
  );
  const pick = () => site.sourceIds[person ? 0 : Math.floor(Math.random() * site.sourceIds.length)];
  return {
    screenId: undefined,
    answers: Object.assign({}, ...answers),
    linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, [pick()].filter((id) => id !== undefined)])),
    query: {},
  };
}

/** An example that reaches the screen, with answers that pass the screen itself. */
function exampleFor({ document, screenId, sourceIds }: Site, matches: PatternMatcher): Found | null {
  const { screens } = proveSite(document, { matches, sourceIds, templateIds: [] });
  const { items = [], example: arriving = null } = screens[screenId] ?? {};
  const example = items.find((item) => item?.example)?.example ?? arriving;
  if (!example) return null;
  const shown = compileV3(document).screens.find(({ id }) => id === screenId);
  const usual = shown?.type === 'form' ? personAnswers(shown, {}, matches) : {};
  return { ...example, answers: { ...usual, ...example.answers }, screenId };
}

/** A person's data under common field names. */
function namesOf({ fullName, email, mobile }: (typeof sandboxPeople)[number]): Record<string, string> {
  const [firstName = '', ...rest] = fullName.split(' ');
  const phone = mobile.replace(/[^\d+]/g, '');
  const lastName = rest.join(' ');
  return {
    firstName,
    lastName,
    fullName,
    name: fullName,
    email,
    emailAddress: email,
    mobile: phone,
    phone,
    mobileNumber: phone,
  };
}
