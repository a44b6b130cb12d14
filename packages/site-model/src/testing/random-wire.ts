import type fc from 'fast-check';

type Numbers = fc.Stream<number>;
type Json = Record<string, unknown> | unknown[];

/** Optional template keys with their defaults. */
const usual: Record<string, unknown> = {
  additionalProps: {},
  moduleName: '',
  title: 'Default Module Title',
  dateFormat: 'date-string',
  screenName: '',
  nextButtonName: 'Next',
  routers: [],
  conditions: [],
  label: '',
  name: '',
  required: false,
  disabled: false,
  placeholder: '',
  defaultValue: '',
  rules: [],
  winkTemplateId: null,
  isSkippable: false,
  level: 1,
  align: 'left',
  headerText: '',
  introductionText: '',
  outcome: 'SUCCESS',
  bodyText: '',
  imageUrl: null,
  imageDescription: '',
  buttonText: '',
  redirectUrl: '',
  redirectSeconds: null,
  urlParams: [],
  decimals: 2,
  emptyAsZero: false,
};

/** Adds unknown keys to some objects. */
export function addUnknownKeys<T>(value: T, numbers: Numbers): T {
  for (const object of objectsIn(value)) {
    const number = next(numbers);
    if (number < 3) object[`x${number}`] = [null, { deep: [1, 'ü'] }, -1.5][number];
  }
  return value;
}

/** Removes some optional keys that have their default value. */
export function dropSomeKeys<T>(value: T, numbers: Numbers): T {
  for (const object of objectsIn(value))
    for (const key of Object.keys(object))
      if (next(numbers) < 8 && Object.hasOwn(usual, key) && JSON.stringify(usual[key]) === JSON.stringify(object[key]))
        delete object[key];
  return value;
}

/** Replaces the value somewhere in the template. */
export function breakSomewhere<T>(template: T, numbers: Numbers, value: unknown): T {
  const objects = objectsIn(template);
  const object = objects[next(numbers) % objects.length]!;
  const keys = Object.keys(object);
  const key = keys[next(numbers) % (keys.length || 1)] ?? 'x';
  const others = [
    value,
    objects[next(numbers) % objects.length],
    '\ud800',
    '\0',
    'Screen_9',
    -1,
    1e308,
    [],
    'x'.repeat(3000),
  ];
  const change = next(numbers) % 12;
  if (change === 0) delete object[key];
  else if (change === 1) Object.defineProperty(object, '__proto__', { value, enumerable: true, configurable: true });
  else object[key] = others[change % others.length];
  return template;
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value as Json).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

function next(numbers: Numbers): number {
  return numbers.next().value as number;
}
