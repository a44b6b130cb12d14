const maxLength = 200;

/** Limits the length of a line; skips generated code. */
export function checkLines(modules) {
  return modules
    .filter(({ path }) => !path.includes('/generated/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        if (line.length <= maxLength) return [];
        const message = `${line.length} characters, at most ${maxLength}`;
        return [{ path, line: index + 1, rule: 'line-length', message }];
      }),
    );
}
