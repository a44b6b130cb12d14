/** How much fits in a site. Lengths of texts are in UTF-16 units, as those of a text field. */
export const limits = {
  screens: 50,
  components: 500,
  options: 200,
  nextItems: 20,
  tests: 20,
  urlParams: 20,
  name: 100,
  label: 200,
  fieldName: 50,
  placeholder: 500,
  defaultValue: 500,
  text: 1000,
  header: 200,
  introduction: 1000,
  button: 40,
  pattern: 200,
  message: 200,
  url: 2000,
  /** Of the wire format as JSON in UTF-8. */
  documentBytes: 512_000,
} as const;
