import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Pages load on demand, which is slow on a busy machine. Printing the whole page on every failed attempt of a wait
// would slow it down more, so it is printed once, when the wait fails.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});

// Browser features that the component library needs and jsdom lacks.
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
