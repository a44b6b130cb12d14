/** Derives the forms of a feature's noun from its kebab-case plural, such as `saved-searches`. */
export function wordsFor(noun) {
  const one = singular(noun);
  return {
    noun,
    one,
    table: noun.replaceAll('-', '_'),
    plural: camel(noun),
    single: camel(one),
    Plural: pascal(noun),
    Single: pascal(one),
    spoken: one.replaceAll('-', ' '),
    title: sentence(noun),
    prefix: one
      .split('-')
      .map((part) => part[0])
      .join(''),
  };
}

function singular(noun) {
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  if (/(ss|sh|ch|x|z)es$/.test(noun)) return noun.replace(/es$/, '');
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

function pascal(name) {
  return name
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');
}

function camel(name) {
  const text = pascal(name);
  return text[0].toLowerCase() + text.slice(1);
}

function sentence(name) {
  const text = name.replaceAll('-', ' ');
  return text[0].toUpperCase() + text.slice(1);
}
