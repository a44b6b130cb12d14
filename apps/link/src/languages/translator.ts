/**
 * Translates whole texts, and messages whose values are filled in already, such as those of the server. Unknown texts
 * stay English.
 */
export function createTranslator(
  texts: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): (text: string) => string {
  const known = new Map([...Object.entries(texts), ...Object.entries(messages)]);
  const patterns = Object.entries(messages)
    .filter(([english]) => english.includes('{'))
    .map(toPattern);
  const translateBounds = (bounds: string) => bounds.replace(/(min|max) length/g, (name) => known.get(name) ?? name);
  return (text) => known.get(text) ?? fillPattern(patterns, text, translateBounds) ?? text;
}

interface Pattern {
  whole: RegExp;
  names: string[];
  translated: string;
}

function toPattern([english, translated]: [string, string]): Pattern {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const pieces = english.split(/\{\w+\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { whole: new RegExp(`^${pieces.join('(.+)')}$`, 's'), names, translated };
}

function fillPattern(
  patterns: readonly Pattern[],
  text: string,
  translateBounds: (bounds: string) => string,
): string | null {
  for (const { whole, names, translated } of patterns) {
    const values = whole.exec(text)?.slice(1);
    if (!values) continue;
    return translated.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[names.indexOf(name)] ?? '';
      return name === 'bounds' ? translateBounds(value) : value;
    });
  }
  return null;
}
