import type { Component, GroupField } from '../document.ts';
import { maxTranslation } from '../languages/author-texts.ts';
import { dropLanguages, withTranslation } from '../languages/change-translations.ts';
import { componentsOf, fieldsInGroup, findForm, findPart, findScreen, idsOf, screensOf, withField } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { screenFault, siteFault } from '../soundness/screens.ts';
import { textFault } from '../soundness/texts.ts';
import { type Draft, noComponent, noForm, noScreen, writeComponent, writeScreenValue, writeSite } from './draft.ts';
import { withTranslations } from './follow-options.ts';
import type { Refusal, SetTranslation } from './operation.ts';

/** Also drops the translations of removed languages. */
export function setLanguages(draft: Draft, languages: string[]): Refusal {
  const gone = draft.doc.languages.filter((language) => !languages.includes(language));
  writeSite(draft, 'languages', languages);
  for (const screen of screensOf(draft.doc)) {
    const left = dropLanguages(screen.translations, gone);
    if (left !== screen.translations) writeScreenValue(draft, screen.id, 'translations', left);
    for (const component of componentsOf(screen)) {
      const left = stripLanguages(component, gone);
      if (left !== component) writeComponent(draft, screen.id, component.id, left);
    }
  }
  return siteFault(draft.doc);
}

function stripLanguages(component: Component, gone: readonly string[]): Component {
  const others = dropLanguages(component.translations, gone);
  const own = others === component.translations ? component : withTranslations(component, others);
  const fields = fieldsInGroup(component).map((field) => stripLanguages(field, gone) as GroupField);
  const isSame = fields.every((field, index) => field === fieldsInGroup(component)[index]);
  return isSame ? own : ({ ...own, props: { ...own.props, fields } } as Component);
}

export function setTranslation(draft: Draft, { screenId, componentId, ...translation }: SetTranslation): Refusal {
  if (!draft.doc.languages.slice(1).includes(translation.language))
    return 'This site is not translated into this language';
  const { key, text } = translation;
  const max = maxTranslation(key);
  const fault = max === 0 ? `There is no text ${key} to translate` : textFault('A translation', text, max);
  if (fault) return fault;
  if (componentId === null) {
    const screen = findScreen(draft.doc, screenId);
    if (!screen) return noScreen;
    const translations = withTranslation(screen.translations, translation);
    writeScreenValue(draft, screenId, 'translations', translations);
    return screenFault({ ...screen, ...(translations && { translations }) });
  }
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  const component = findPart(form, componentId);
  if (!component) return noComponent;
  const changed = withTranslations(component, withTranslation(component.translations, translation));
  const group = Object.values<Component>(form.componentMap).find((each) => idsOf(each).includes(componentId))!;
  const whole = group.id === componentId ? changed : withField(group, changed as GroupField);
  writeComponent(draft, screenId, whole.id, whole);
  return componentFault(whole);
}
