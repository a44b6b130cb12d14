/** Old language codes and their current form: browsers may report Tagalog (tl) for Filipino (fil). */
const sameAs: Readonly<Record<string, string>> = { tl: 'fil', iw: 'he', in: 'id' };

/** Picks the first wanted language that is offered, otherwise the first offered. */
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

/** The script of a language, such as Hant for zh-TW. */
function scriptOf(code: string): string | undefined {
  try {
    return new Intl.Locale(code).maximize().script;
  } catch {
    return undefined;
  }
}

/** A language's name in that language, such as "Filipino"; the code if the browser does not know it. */
export function nameLanguage(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
