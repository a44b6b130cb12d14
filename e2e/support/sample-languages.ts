import { spawnSync } from 'node:child_process';

export interface RunnableLanguage {
  name: string;
  label: string;
  file: string;
  command: string;
  args: string[];
  isInstalled: boolean;
}

const commands = {
  sh: { label: 'curl', file: 'sample.sh', command: 'bash', needs: 'curl' },
  ts: { label: 'TypeScript', file: 'sample.mjs', command: process.execPath, needs: process.execPath },
  py: { label: 'Python', file: 'sample.py', command: 'python3', needs: 'python3' },
  php: { label: 'PHP', file: 'sample.php', command: 'php', needs: 'php' },
  // Skips the optimizing compiler, since a sample runs for about a second.
  java: {
    label: 'Java',
    file: 'Sample.java',
    command: 'java',
    args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    needs: 'javac',
  },
};

/** Sample languages, and whether this machine can run them. */
export function listLanguages(): RunnableLanguage[] {
  return Object.entries(commands).map(([name, { needs, ...language }]) => ({
    name,
    args: [],
    ...language,
    isInstalled: spawnSync(needs, ['--version']).status === 0,
  }));
}
