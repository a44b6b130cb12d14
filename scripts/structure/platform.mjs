import { isSupport } from './read-modules.mjs';

const platform = 'apps/server/src/platform/';
const ownContracts = /^@smile\/contract\/(common|endpoint|errors|file-answer|idempotency|rate-limit|revalidation)$/;
const nouns =
  /(wink|archive|payslip|widget|developer|invite|footprint|blacklist|insight|webhook|consent|datasource|hosted|employer)/gi;

/** Product words that a standard uses too. */
const standards = { [`${platform}crypto/sign-message.ts`]: /webhook/i };

/** The platform must not know the product: no imports of it and none of its words. */
export function checkPlatform(modules) {
  return modules.filter(({ path }) => path.startsWith(platform) && !isSupport(path)).flatMap(checkModule);
}

function checkModule({ path, text, imports, lineOf }) {
  const outside = imports.flatMap(({ from, target, isRelative, line }) => {
    if (isRelative && target && !target.startsWith(platform)) return [{ line, what: `${target} is outside of it` }];
    return from.startsWith('@smile/') && !ownContracts.test(from) ? [{ line, what: `${from} is of the product` }] : [];
  });
  const words = [...text.matchAll(nouns)]
    .filter(([word]) => !standards[path]?.test(word))
    .map((match) => ({ line: lineOf(match.index), what: `"${match[0]}" is a word of the product` }));
  return [...outside, ...words].map(({ line, what }) => ({
    path,
    line,
    rule: 'platform',
    message: `the platform knows no product: ${what}`,
  }));
}
