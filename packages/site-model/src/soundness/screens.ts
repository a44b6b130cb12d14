import type { Module, Screen, UrlParam } from '../document.ts';
import { limits } from '../limits.ts';
import { idFault, screenIdFault } from './ids.ts';
import { countFault, type Fault, firstFault, textFault } from './texts.ts';

/** What is wrong with a screen beside its components and its next configuration. */
export function screenFault(screen: Screen): Fault {
  return (
    screenIdFault(screen.id) ??
    textFault('A screen name', screen.screenName, limits.name) ??
    textFault('The name of a next button', screen.nextButtonName, limits.button) ??
    moduleFault(screen.module)
  );
}

function moduleFault(module: Module): Fault {
  return idFault(module.id) ?? textFault('A module name', module.moduleName, limits.name) ?? modulePropsFault(module);
}

export function siteFault(site: { name: string; themeColor: string }): Fault {
  return (
    textFault('A site name', site.name, limits.name) ??
    (/^#[0-9a-f]{6}$/i.test(site.themeColor) ? null : 'A theme colour is # and six hexadecimal digits')
  );
}

export function urlParamsFault(params: readonly UrlParam[]): Fault {
  return (
    countFault('URL parameters', params, limits.urlParams) ??
    firstFault(
      params,
      ({ key, value }) =>
        textFault('The key of a URL parameter', key, limits.name) ??
        textFault('The value of a URL parameter', value, limits.defaultValue),
    )
  );
}

function modulePropsFault(module: Module): Fault {
  if (module.type === 'FormModule') return null;
  if (module.type === 'WinkWidgetModule') {
    const id = module.props.winkTemplateId;
    return id === '' ? 'The id of a template is empty' : textFault('The id of a template', id ?? '', limits.name);
  }
  const { headerText, introductionText, launchButtonText } = module.props;
  return (
    textFault('A header text', headerText, limits.header) ??
    textFault('An introduction text', introductionText, limits.introduction) ??
    textFault('The text of a launch button', launchButtonText, limits.button)
  );
}
