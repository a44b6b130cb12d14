type Translation = (text: string) => string;

/** Null for English. Other languages are separate chunks that set this. */
let translation: Translation | null = null;

/** Translates a built-in text into the page's language and fills in `{name}` values. The English text is the key. */
export function translate(text: string, values?: Readonly<Record<string, string | number>>): string {
  const found = translation ? translation(text) : text;
  return values ? found.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : found;
}

/** Language of the built-in texts, for the dates and numbers in them. */
export function builtInLanguage(): 'en' | 'fil' {
  return translation ? 'fil' : 'en';
}

export function setTranslation(next: Translation | null): void {
  translation = next;
}
