const units = ['KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats kilobytes in the largest unit in which the value is at least 1; units are powers of 1024. */
export function formatFileSize(kilobytes: number): string {
  let size = kilobytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number.format(size)} ${units[unit]}`;
}
