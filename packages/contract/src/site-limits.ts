/** Size limits of a site: text lengths in characters, otherwise counts. */
export const siteLimits = {
  name: 100,
  folder: 60,
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
  languages: 10,
  languageCode: 40,
  translationKey: 210,
  rules: 20,
  /** Entries per repeating group, and fields per entry. */
  entries: 20,
  groupFields: 20,
  minRedirectSeconds: 3,
  maxRedirectSeconds: 120,
  bytes: 512_000,
  depth: 24,
} as const;

/** Files that visitors of sites upload. */
export const siteFileLimits = {
  fileBytes: 15 * 1024 * 1024,
  /** Files per field. */
  files: 10,
  fileNameLength: 200,
  /** Pixels per side of a picture, and in total. */
  sidePixels: 20_000,
  pixels: 100_000_000,
  signatureBytes: 200_000,
  /** Pixels. */
  signatureWidth: 2000,
  signatureHeight: 1000,
} as const;
