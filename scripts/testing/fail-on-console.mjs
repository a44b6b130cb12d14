import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// A test that expects noise replaces the method itself: vi.spyOn(console, 'error').mockImplementation(() => {})
const methods = ['error', 'warn'];
const originals = Object.fromEntries(methods.map((method) => [method, console[method]]));
let noise = [];

beforeEach(() => {
  noise = [];
  for (const method of methods) {
    console[method] = (...args) => {
      noise.push(`console.${method}: ${format(...args)}`);
      originals[method](...args);
    };
  }
});

afterEach(() => {
  Object.assign(console, originals);
  if (noise.length > 0) throw new Error(`The test wrote to the console.\n${noise.join('\n')}`);
});
