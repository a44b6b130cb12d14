import type { EndingModule, FormModule, Module, Screen, SiteDocument } from './document.ts';
import { type IdMaker, newComponent } from './new-component.ts';

/** Initial document: one form with a title and an input. */
export function newDocument(name: string, newId: IdMaker): SiteDocument {
  const screen = newSampleScreen(newId);
  return {
    name,
    themeColor: '#167e1c',
    urlParams: [],
    languages: [],
    calculations: [],
    screenIds: [screen.id],
    screens: { [screen.id]: screen },
    kept: {},
  };
}

/** A minimal screen of its kind. */
export function newScreen(type: Module['type'], screenName: string, newId: IdMaker): Screen {
  return screenAround(newModule(type, screenName, newId), newId);
}

function newSampleScreen(newId: IdMaker): Screen {
  const form = newForm('Screen 1', newId);
  const components = (['Title', 'Input'] as const).map((type) => newComponent(type, form, newId));
  const componentMap = Object.fromEntries(components.map((component) => [component.id, component]));
  return screenAround({ ...form, componentIds: Object.keys(componentMap), componentMap }, newId);
}

/** Wraps a module in a screen of the same name. The module's own name is not shown anywhere else. */
function screenAround(module: Module, newId: IdMaker): Screen {
  return {
    id: newId('Screen'),
    screenName: module.moduleName,
    nextButtonName: 'Next',
    additionalProps: {},
    module,
    nextConfig: [],
  };
}

function newModule(type: Module['type'], moduleName: string, newId: IdMaker): Module {
  if (type === 'FormModule') return newForm(moduleName, newId);
  const id = newId(type);
  if (type === 'WinkWidgetModule') return { id, type, moduleName, props: { winkTemplateId: null, isSkippable: false } };
  if (type === 'EndingModule') return { id, type, moduleName, props: newEnding() };
  const props = { headerText: 'Welcome', introductionText: '', launchButtonText: 'GET STARTED' };
  return { id, type, moduleName, props };
}

function newEnding(): EndingModule['props'] {
  return {
    outcome: 'SUCCESS',
    headerText: 'Thank you!',
    bodyText: '',
    imageUrl: null,
    imageDescription: '',
    buttonText: 'Continue',
    redirectUrl: '',
    redirectSeconds: null,
  };
}

function newForm(moduleName: string, newId: IdMaker): FormModule {
  return { id: newId('FormModule'), type: 'FormModule', moduleName, componentIds: [], componentMap: {} };
}
