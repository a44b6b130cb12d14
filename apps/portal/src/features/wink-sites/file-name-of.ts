/** Characters that file systems refuse, invisible ones (control and formatting characters), and spaces. */
const unsafe = /[\\/:*?"<>|\p{C}\s]+/gu;

/** A name that any computer takes, of a site's. */
export function fileNameOf(siteName: string, ending: string): string {
  const name = siteName.replace(unsafe, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'site'}.${ending}`;
}
