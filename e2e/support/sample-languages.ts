import { spawnSync } from 'node:child_process';

export interface RunnableLanguage {
  name: string;
  label: string;
  file: string;
  command: string;
  isInstalled: boolean;
}

const commands = {
  sh: { label: 'curl', file: 'sample.sh', command: 'bash', needs: 'curl' },
  ts: { label: 'TypeScript', file: 'sample.mjs', command: process.execPath, needs: process.execPath },
  py: { label: 'Python', file: 'sample.py', command: 'python3', needs: 'python3' },
  php: { label: 'PHP', file: 'sample.php', command: 'php', needs: 'php' },
  java: { label: 'Java', file: 'Sample.java', command: 'java', needs: 'javac' },
};

/** The languages that samples are written in, and whether this machine runs them. */
export function listLanguages(): RunnableLanguage[] {
  return Object.entries(commands).map(([name, { needs, ...language }]) => ({
    name,
    ...language,
    isInstalled: spawnSync(needs, ['--version']).status === 0,
  }));
}
