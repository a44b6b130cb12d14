/** Hands a file to the browser to be saved under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Characters that file systems refuse, invisible ones (control and formatting characters), and spaces. */
const unsafe = /[\\/:*?"<>|\p{C}\s]+/gu;

/** A name that any computer takes, of a site's. */
export function fileNameOf(siteName: string, ending: string): string {
  const name = siteName.replace(unsafe, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'site'}.${ending}`;
}
