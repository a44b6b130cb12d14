/** A feature, or a folder of an app's sources, or the workspace or folder at the root. */
export function folderOf(path) {
  const pattern =
    /^(?:(?:apps|packages)\/[^/]+\/src\/features\/[^/]+|apps\/[^/]+\/src\/[^/.]+|(?:apps|packages)\/[^/]+|[^/]+)(?=\/)/;
  return pattern.exec(path)?.[0] ?? '.';
}
