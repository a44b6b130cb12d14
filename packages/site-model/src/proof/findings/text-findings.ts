import type { Component, Screen, SiteDocument } from '../../document.ts';
import { leftoverText } from '../../new-component.ts';
import { componentsOf, fieldsInGroup, screensOf } from '../../parts.ts';
import { isFormat } from '../../texts/variable-parts.ts';
import { formatsInWords } from '../../texts/write-variable.ts';
import { listVariables, variablesOf } from '../../variables.ts';
import { placeInGroup } from './field-findings.ts';
import { type Finding, finding } from './finding.ts';
import { textsOf } from './text-reads.ts';

/** Variables without a source: unknown names, and in redirect URLs anything but parameters. Also unknown formats. */
export function findEmptyVariables(document: SiteDocument): Finding[] {
  const lookUp = variablesOf(document);
  const variablesIn = (text: string) => listVariables(text, (name) => lookUp(name) !== null);
  return document.screenIds.flatMap((id) => {
    const screen = document.screens[id]!;
    const inTexts = textsOf(screen).flatMap(({ text, componentId }) =>
      variablesIn(text).flatMap(({ name, format }) => {
        if (lookUp(name) === null)
          return [finding('empty-variable', emptyText(name, screen), { screenId: id, componentId })];
        if (format === undefined || isFormat(format)) return [];
        return [finding('unknown-format', formatText(name, format, screen), { screenId: id, componentId })];
      }),
    );
    const inAddress = (text: string, at: Partial<Finding>) =>
      variablesIn(text)
        .filter(({ name }) => lookUp(name)?.kind !== 'query')
        .map(({ name }) => finding('empty-variable', emptyText(name, screen), { screenId: id, ...at }));
    const inAddresses = screen.nextConfig.flatMap(({ type, target }, itemIndex) =>
      type === 'REDIRECT_URL' ? inAddress(target ?? '', { itemIndex }) : [],
    );
    const inRedirect = screen.module.type === 'EndingModule' ? inAddress(screen.module.props.redirectUrl, {}) : [];
    return [...inTexts, ...inAddresses, ...inRedirect];
  });
}

/** Screens with the same name: routes and variables do not show which one they mean. */
export function findSameNames(document: SiteDocument): Finding[] {
  const seen = new Set<string>();
  return document.screenIds.flatMap((id) => {
    const name = document.screens[id]!.screenName.trim();
    if (name === '') return [];
    if (seen.has(name)) return [finding('same-name', `Another screen is called ${name} too`, { screenId: id })];
    seen.add(name);
    return [];
  });
}

/** The palette's sample texts that visitors would read. */
export function findSampleTexts(document: SiteDocument): Finding[] {
  return screensOf(document).flatMap((screen) => {
    const find = (part: Component, place: string, componentId: string) => {
      const left = leftoverText(part);
      const text = `The sample text "${left}" is still in screen: ${place}`;
      return left === null ? [] : [finding('sample-text', text, { screenId: screen.id, componentId })];
    };
    return componentsOf(screen).flatMap((component) => [
      ...find(component, screen.screenName, component.id),
      ...fieldsInGroup(component).flatMap((field) => find(field, placeInGroup(screen, component), component.id)),
    ]);
  });
}

function emptyText(name: string, { screenName }: Screen): string {
  return `The variable {{${name}}} is always empty in screen: ${screenName}`;
}

function formatText(name: string, format: string, { screenName }: Screen): string {
  return `The variable {{${name}|${format}}} has an unknown format in screen: ${screenName}. Use ${formatsInWords}`;
}
