/** How much a site may hold: lengths in characters, everything else a number of things. */
export const siteLimits = {
  name: 100,
  header: 200,
  introduction: 1000,
  text: 1000,
  button: 40,
  label: 200,
  fieldName: 50,
  placeholder: 500,
  defaultValue: 500,
  pattern: 200,
  message: 200,
  url: 2000,
  reference: 64,
  condition: 500,
  paramKey: 100,
  paramValue: 500,
  screens: 50,
  components: 500,
  options: 200,
  listedOptions: 10_000,
  optionLines: 450_000,
  nextItems: 20,
  tests: 20,
  urlParams: 20,
  calculations: 30,
  operands: 20,
  decimals: 10,
  rules: 20,
  minRedirectSeconds: 3,
  maxRedirectSeconds: 120,
  bytes: 512_000,
  depth: 24,
} as const;

/** Files that visitors of sites upload. */
export const siteFileLimits = {
  fileBytes: 15 * 1024 * 1024,
  /** Files of one field. */
  files: 10,
  fileName: 200,
  /** Pixels on one side of a picture, and of the whole picture. */
  side: 20_000,
  pixels: 100_000_000,
  signatureBytes: 200_000,
  signatureWidth: 2000,
  signatureHeight: 1000,
} as const;
