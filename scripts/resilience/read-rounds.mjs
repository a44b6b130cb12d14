/** The number after `--rounds`, or the default. */
export function readRounds(usual) {
  const at = process.argv.indexOf('--rounds');
  const rounds = at < 0 ? usual : Number(process.argv[at + 1]);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  console.error('--rounds takes a whole number above 0.');
  process.exit(1);
}
