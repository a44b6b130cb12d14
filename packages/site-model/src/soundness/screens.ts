import { siteLimits } from '@smile/contract/site-limits';
import type { EndingModule, Module, Screen, SiteDocument, UrlParam } from '../document.ts';
import { languagesFault } from '../languages/language-codes.ts';
import { translationsFault } from '../languages/translations.ts';
import { idFault, screenIdFault } from './ids.ts';
import { countFault, type Fault, firstFault, maxPictureUrlLength, textFault } from './texts.ts';

const maxTemplateIdLength = 200;

/** Fault of a screen, without its components and next items. */
export function screenFault(screen: Screen): Fault {
  return (
    screenIdFault(screen.id) ??
    textFault('A screen name', screen.screenName, siteLimits.name) ??
    textFault('The name of a next button', screen.nextButtonName, siteLimits.button) ??
    translationsFault(screen.translations) ??
    moduleFault(screen.module) ??
    (screen.module.type === 'EndingModule' && screen.nextConfig.length > 0 ? 'An ending has no next items' : null)
  );
}

function moduleFault(module: Module): Fault {
  return (
    idFault(module.id) ?? textFault('A module name', module.moduleName, siteLimits.name) ?? modulePropsFault(module)
  );
}

export function siteFault(site: Pick<SiteDocument, 'name' | 'themeColor' | 'languages'>): Fault {
  return (
    languagesFault(site.languages) ??
    textFault('A site name', site.name, siteLimits.name) ??
    (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(site.themeColor)
      ? null
      : 'A theme colour is # and three or six hexadecimal digits')
  );
}

export function urlParamsFault(params: readonly UrlParam[]): Fault {
  return (
    countFault('URL parameters', params, siteLimits.urlParams) ??
    firstFault(
      params,
      ({ key, value }) =>
        textFault('The key of a URL parameter', key, siteLimits.paramKey) ??
        textFault('The value of a URL parameter', value, siteLimits.paramValue),
    )
  );
}

function modulePropsFault(module: Module): Fault {
  if (module.type === 'FormModule') return null;
  if (module.type === 'WinkWidgetModule') {
    const id = module.props.winkTemplateId;
    return id === ''
      ? 'The id of a template is empty'
      : textFault('The id of a template', id ?? '', maxTemplateIdLength);
  }
  if (module.type === 'EndingModule') return endingFault(module.props);
  const { headerText, introductionText, launchButtonText } = module.props;
  return (
    textFault('A header text', headerText, siteLimits.header) ??
    textFault('An introduction text', introductionText, siteLimits.introduction) ??
    textFault('The text of a launch button', launchButtonText, siteLimits.button)
  );
}

function endingFault(props: EndingModule['props']): Fault {
  const { minRedirectSeconds: min, maxRedirectSeconds: max } = siteLimits;
  const { imageUrl, redirectSeconds: seconds } = props;
  const isDelay = seconds === null || (Number.isInteger(seconds) && seconds >= min && seconds <= max);
  return (
    textFault('A header text', props.headerText, siteLimits.header) ??
    textFault('A body text', props.bodyText, siteLimits.introduction) ??
    (imageUrl === null || /^https?:\/\/[^\s/]/i.test(imageUrl) ? null : 'The address of an image is http or https') ??
    textFault('The address of an image', imageUrl ?? '', maxPictureUrlLength) ??
    textFault('The description of an image', props.imageDescription, siteLimits.label) ??
    textFault('The text of a button', props.buttonText, siteLimits.button) ??
    textFault('A redirect URL', props.redirectUrl, siteLimits.url) ??
    (isDelay ? null : `A redirect waits ${min} to ${max} whole seconds`)
  );
}
