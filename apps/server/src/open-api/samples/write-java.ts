import { indent, interpolate, type SampleCall, splitVariables } from './sample-call.ts';

const credentials = {
  openApi: [
    '.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(',
    '    (System.getenv("SMILE_API_KEY") + ":" + System.getenv("SMILE_API_SECRET")).getBytes()))',
  ],
  developer: ['.header("Authorization", "Bearer " + System.getenv("SMILE_DEVELOPER_TOKEN"))'],
  link: ['.header("Authorization", "Bearer " + System.getenv("SMILE_USER_TOKEN"))'],
  public: [],
};

/** Single-file sample for Java 17 and later: `java Sample.java`. */
export function writeJava(call: SampleCall): string {
  const { auth, method, body, origin, path, answerKind } = call;
  const building: string[] = [...credentials[auth]];
  if (call.takesIdempotencyKey) building.push('.header("Idempotency-Key", UUID.randomUUID().toString())');
  if (body !== undefined) building.push('.header("Content-Type", "application/json")');
  building.push(...writeMethod(method, body));
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse.BodyHandlers',
    ...(answerKind === 'file' ? ['java.nio.file.Path'] : []),
    ...(auth === 'openApi' ? ['java.util.Base64'] : []),
    ...(call.takesIdempotencyKey ? ['java.util.UUID'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'class Sample {',
    '    public static void main(String[] args) throws Exception {',
    ...(body === undefined ? [] : writeBody(body)),
    `        var request = HttpRequest.newBuilder(URI.create(System.getenv("${origin}") + ${writeText(path)}))`,
    ...building.map((line) => `            ${line}`),
    '            .build();',
    ...reads[answerKind],
    '    }',
    '}',
  ].join('\n');
}

const reads = {
  json: [
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        System.out.println(response.body());',
  ],
  file: ['        HttpClient.newHttpClient().send(request, BodyHandlers.ofFile(Path.of("answer")));'],
  stream: [
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());',
    '        response.body().forEach(System.out::println);',
  ],
};

function writeMethod(method: SampleCall['method'], body: unknown): string[] {
  if (method === 'GET') return [];
  if (method === 'DELETE') return ['.DELETE()'];
  const publisher = body === undefined ? 'noBody()' : 'ofString(body)';
  return [`.${method}(HttpRequest.BodyPublishers.${publisher})`];
}

/** JSON in a text block, into which variables are substituted afterwards. */
function writeBody(body: unknown): string[] {
  const json = JSON.stringify(body, null, 4).replaceAll('\\', '\\\\');
  const names = [...new Set(splitVariables(json).flatMap((part) => ('variable' in part ? [part.variable] : [])))];
  const filled = names.map((name) => `.replace("$${name}", System.getenv("${name}"))`).join('');
  return ['        var body = """', `            ${indent(json, 12)}`, `            """${filled};`];
}

function writeText(text: string): string {
  return `"${interpolate(text, (name) => `" + System.getenv("${name}") + "`)}"`.replace(/ \+ ""$/, '');
}
