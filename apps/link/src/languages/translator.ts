/**
 * Translates whole texts, and also messages that already contain their values, such as the server's. Unknown texts stay
 * English.
 */
export function createTranslator(
  texts: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): (text: string) => string {
  const known = new Map([...Object.entries(texts), ...Object.entries(messages)]);
  const patterns = Object.entries(messages)
    .filter(([english]) => english.includes('{'))
    .map(toPattern);
  const translateAll = (text: string): string | null => known.get(text) ?? fillPattern(patterns, text, translateValue);
  const translateValue = (name: string, value: string): string => {
    if (name === 'bounds') return value.replace(/(min|max) length/g, (words) => known.get(words) ?? words);
    return name === 'min' || name === 'max' || name === 'message' ? (translateAll(value) ?? value) : value;
  };
  return (text) => translateAll(text) ?? text;
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
  translateValue: (name: string, value: string) => string,
): string | null {
  for (const { whole, names, translated } of patterns) {
    const values = whole.exec(text)?.slice(1);
    if (!values) continue;
    return translated.replace(/\{(\w+)\}/g, (_, name: string) => {
      return translateValue(name, values[names.indexOf(name)] ?? '');
    });
  }
  return null;
}
