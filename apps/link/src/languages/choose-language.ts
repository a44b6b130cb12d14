/** Codes of one language in browsers: Tagalog is the older name of Filipino. */
const sameAs: Readonly<Record<string, string>> = { tl: 'fil', iw: 'he', in: 'id' };

/** The first language that a person wants of those offered, or the first offered. */
export function chooseLanguage(offered: readonly string[], wanted: readonly string[]): string {
  const whole = (code: string) => code.toLowerCase();
  const base = (code: string) => {
    const [language = ''] = whole(code).split('-');
    return sameAs[language] ?? language;
  };
  for (const code of wanted) {
    const sameBase = offered.filter((each) => base(each) === base(code));
    const found =
      offered.find((each) => whole(each) === whole(code)) ??
      sameBase.find((each) => scriptOf(each) === scriptOf(code)) ??
      sameBase[0];
    if (found) return found;
  }
  return offered[0] ?? 'en';
}

/** The script that a language is written in: zh-TW is in Hant, as zh-Hant. */
function scriptOf(code: string): string | undefined {
  try {
    return new Intl.Locale(code).maximize().script;
  } catch {
    return undefined;
  }
}

export function isFilipino(code: string): boolean {
  return /^(fil|tl)\b/i.test(code);
}

/** A language by its own name, such as "Filipino"; its code where the browser knows no name. */
export function nameLanguage(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
