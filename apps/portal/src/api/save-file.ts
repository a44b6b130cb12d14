/** Saves a file through the browser. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Characters that file systems reject, control and formatting characters, and spaces. */
const unsafe = /[\\/:*?"<>|\p{C}\s]+/gu;

/** A file name for a site that is valid on any system. */
export function fileNameOf(siteName: string, ending: string): string {
  const name = siteName.replace(unsafe, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'site'}.${ending}`;
}
