type Translation = (text: string) => string;

/** Null for English. Another language is a chunk of its own, which sets it. */
let translation: Translation | null = null;

/** A built-in text in the language of the page, with values in place of `{name}`. The English text is the key. */
export function translate(text: string, values?: Readonly<Record<string, string | number>>): string {
  const found = translation ? translation(text) : text;
  return values ? found.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : found;
}

export function setTranslation(next: Translation | null): void {
  translation = next;
}
