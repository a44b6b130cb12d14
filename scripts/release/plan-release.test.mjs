import { expect, it } from 'vitest';
import { cutChangelog, nextVersion, setPackedVersion, setVersion } from './plan-release.mjs';

const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n- Undo.\n\n## 0.1.0\n- All.\n';

it('counts features as a minor version and fixes as a patch', () => {
  expect(nextVersion('0.1.0', changelog)).toBe('0.2.0');
  expect(nextVersion('0.1.0', changelog.replace('Added', 'Fixed'))).toBe('0.1.1');
});

it('ignores features of earlier releases', () => {
  expect(nextVersion('0.2.3', '## Unreleased\n\n### Fixed\n- One.\n\n## 0.2.3\n### Added\n- Old.\n')).toBe('0.2.4');
});

it('moves the changes into a section of the version', () => {
  expect(cutChangelog(changelog, '0.2.0', '2026-11-28')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-28\n\n### Added\n- Undo.\n\n## 0.1.0\n- All.\n',
  );
});

it('refuses a release without changes', () => {
  expect(() => cutChangelog('## Unreleased\n\n## 0.1.0\n- All.\n', '0.2.0', '2026-11-28')).toThrow('no changes');
});

it('sets the version of a workspace and of its own dependencies only', () => {
  const manifest = { name: '@smile/link', version: '0.1.0', dependencies: { '@smile/sdk': '0.1.0', preact: '0.1.0' } };
  expect(setVersion(manifest, '0.2.0', new Set(['@smile/sdk']))).toEqual({
    name: '@smile/link',
    version: '0.2.0',
    dependencies: { '@smile/sdk': '0.2.0', preact: '0.1.0' },
  });
});

it('renames packed files that examples install', () => {
  expect(setPackedVersion('"file:../packed/smile-client-0.1.0.tgz"', '0.2.0')).toBe(
    '"file:../packed/smile-client-0.2.0.tgz"',
  );
});
