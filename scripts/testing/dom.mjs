import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Pages are loaded when they are opened, which takes its time on a busy machine. While something is waited for, what is
// not there yet is no reason to print the whole page: it is printed once, when the wait is over.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});

// What the component library asks of a browser and jsdom does not have.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.HTMLElement.prototype.scrollIntoView ??= () => {};
document.fonts ??= new EventTarget();
