import type { Screen, SiteDocument } from '../../document.ts';
import { leftoverText } from '../../new-component.ts';
import { componentsOf, screensOf } from '../../parts.ts';
import { listVariables, variablesOf } from '../../variables.ts';
import { type Finding, finding } from './finding.ts';
import { textsOf } from './text-reads.ts';

/** Variables that read nothing: names of nobody, and anything but parameters in the address of a redirect. */
export function findEmptyVariables(document: SiteDocument): Finding[] {
  const lookUp = variablesOf(document);
  return document.screenIds.flatMap((id) => {
    const screen = document.screens[id]!;
    const inTexts = textsOf(screen).flatMap(({ text, componentId }) =>
      listVariables(text)
        .filter((name) => lookUp(name) === null)
        .map((name) => finding('empty-variable', emptyText(name, screen), { screenId: id, componentId })),
    );
    const inAddresses = screen.nextConfig.flatMap(({ type, target }, itemIndex) =>
      listVariables(type === 'REDIRECT_URL' ? (target ?? '') : '')
        .filter((name) => lookUp(name)?.kind !== 'query')
        .map((name) => finding('empty-variable', emptyText(name, screen), { screenId: id, itemIndex })),
    );
    const inRedirect = listVariables(screen.module.type === 'EndingModule' ? screen.module.props.redirectUrl : '')
      .filter((name) => lookUp(name)?.kind !== 'query')
      .map((name) => finding('empty-variable', emptyText(name, screen), { screenId: id }));
    return [...inTexts, ...inAddresses, ...inRedirect];
  });
}

/** Screens that share a name: routes and variables do not tell which of them they mean. */
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

/** Texts that the palette wrote and visitors would read. */
export function findSampleTexts(document: SiteDocument): Finding[] {
  return screensOf(document).flatMap((screen) =>
    componentsOf(screen).flatMap((component) => {
      const left = leftoverText(component);
      if (left === null) return [];
      const text = `The sample text "${left}" is still in screen: ${screen.screenName}`;
      return [finding('sample-text', text, { screenId: screen.id, componentId: component.id })];
    }),
  );
}

function emptyText(name: string, { screenName }: Screen): string {
  return `The variable {{${name}}} is always empty in screen: ${screenName}`;
}
