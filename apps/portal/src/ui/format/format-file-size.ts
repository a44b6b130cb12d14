const units = ['KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Kilobytes in the largest unit that keeps them at least 1, each unit being 1024 of the one before. */
export function formatFileSize(kilobytes: number): string {
  let size = kilobytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number.format(size)} ${units[unit]}`;
}
