/** The next version: minor when features were added since the last release, else patch. */
export function nextVersion(version, changelog) {
  const [major, minor, patch] = version.split('.').map(Number);
  return /^### Added$/m.test(unreleasedOf(changelog)) ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Moves the changes under `## Unreleased` into a section of the version; throws when there are none. */
export function cutChangelog(changelog, version, date) {
  const changes = unreleasedOf(changelog);
  if (!/^- /m.test(changes)) throw new Error('CHANGELOG.md has no changes under "## Unreleased".');
  return changelog.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} - ${date}\n`);
}

/** Sets the version of a workspace and of the workspaces that it depends on. */
export function setVersion(manifest, version, names) {
  const next = { ...manifest, version };
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    if (next[kind]) next[kind] = mapValues(next[kind], (range, name) => (names.has(name) ? version : range));
  return next;
}

/** Sets the version in the names of the packed files that an example installs (`smile-client-0.1.0.tgz`). */
export function setPackedVersion(text, version) {
  return text.replace(/(smile-[a-z]+-)\d+\.\d+\.\d+(\.tgz)/g, `$1${version}$2`);
}

function unreleasedOf(changelog) {
  return /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
