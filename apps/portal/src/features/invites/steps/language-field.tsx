import { NativeSelect } from '@mantine/core';
import { type InviteLanguage, inviteLanguages } from '@smile/contract/invite-templates';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InviteTexts } from '../invite-texts-schema.ts';
import { filipinoTexts } from './filipino-texts.ts';

const languageNames: Record<InviteLanguage, string> = { en: 'English', fil: 'Filipino' };
const englishTexts = Object.fromEntries(
  Object.entries(filipinoTexts).map(([english, filipino]) => [filipino, english]),
);
const translatedFields = [
  ...(['email.subject', 'email.body'] as const),
  ...(['landingPage.header', 'landingPage.description', 'landingPage.button'] as const),
  ...(['successPage.header', 'successPage.description', 'successPage.button'] as const),
];

/** The language of the mail and its pages. Changing it also translates initial texts that nobody has edited. */
export function LanguageField() {
  const { control, getValues, setValue } = useFormContext<InviteTexts>();
  const language = useWatch({ control, name: 'language' });
  const choose = (chosen: InviteLanguage) => {
    const translations = chosen === 'fil' ? filipinoTexts : englishTexts;
    for (const name of translatedFields) {
      const text = getValues(name);
      if (Object.hasOwn(translations, text)) setValue(name, translations[text]!, { shouldDirty: true });
    }
    setValue('language', chosen, { shouldDirty: true });
  };
  return (
    <NativeSelect
      label="Language"
      description="Our texts in the mail, its reminders and the page of the link use it. Write your own texts in it too."
      data={inviteLanguages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      onChange={({ currentTarget: { value } }) => choose(value as InviteLanguage)}
    />
  );
}
