import { addPartOperations } from './apply.ts';
import { addComponents, moveComponent, removeComponent, replaceComponent } from './components.ts';
import { setLanguages, setTranslation } from './languages.ts';
import { addScreen, moveScreen, removeScreen, setModule, setScreen } from './screens.ts';
import { setComponent } from './set-component.ts';
import { setCalculations, setNextConfig, setSite, setUrlParams } from './site.ts';

addPartOperations((draft, operation) => {
  switch (operation.type) {
    case 'addScreen':
      return addScreen(draft, operation);
    case 'removeScreen':
      return removeScreen(draft, operation.screenId);
    case 'moveScreen':
      return moveScreen(draft, operation.screenId, operation.to);
    case 'setScreen':
      return setScreen(draft, operation);
    case 'setModule':
      return setModule(draft, operation);
    case 'addComponents':
      return addComponents(draft, operation);
    case 'removeComponent':
      return removeComponent(draft, operation);
    case 'moveComponent':
      return moveComponent(draft, operation);
    case 'setComponent':
      return setComponent(draft, operation);
    case 'replaceComponent':
      return replaceComponent(draft, operation);
    case 'setNextConfig':
      return setNextConfig(draft, operation.screenId, operation.items);
    case 'setSite':
      return setSite(draft, operation);
    case 'setUrlParams':
      return setUrlParams(draft, operation.urlParams);
    case 'setCalculations':
      return setCalculations(draft, operation.calculations);
    case 'setLanguages':
      return setLanguages(draft, operation.languages);
    case 'setTranslation':
      return setTranslation(draft, operation);
  }
});
