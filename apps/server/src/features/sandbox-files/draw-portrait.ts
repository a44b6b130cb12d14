import { createHash } from 'node:crypto';

const sizePixels = 320;
const skinColors = ['#f0cba8', '#d9a679', '#b87a4b', '#8d5a37'];
const hairColors = ['#1d1a18', '#3a2a20', '#5b4030', '#2b2b33'];
const shirtColors = ['#167e1c', '#1d6fc4', '#b25e09', '#5b4b8a'];
const backgroundColors = ['#e3efe4', '#e4ecf6', '#f6ece0', '#ebe8f3'];

/** Draws a fictional portrait of head and shoulders, deterministic by name. */
export async function drawPortrait(name: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const digest = createHash('sha256').update(name).digest();
  const pick = (colors: readonly string[], byteIndex: number) => colors[digest[byteIndex]! % colors.length]!;
  const skin = pick(skinColors, 0);
  const hair = pick(hairColors, 1);
  const shirt = pick(shirtColors, 2);
  const background = pick(backgroundColors, 3);
  const hasLongHair = digest[4]! % 2 === 0;
  const longHair = hasLongHair ? `<path d="M42 66a38 38 0 0 1 76 0v46H42z" fill="${hair}"/>` : '';
  const shoulders = `<path d="M22 160c0-32 26-50 58-50s58 18 58 50z" fill="${shirt}"/>`;
  const neck = `<path d="M66 96h28v18a14 14 0 0 1-28 0z" fill="${skin}"/>`;
  const face = `<ellipse cx="80" cy="72" rx="30" ry="36" fill="${skin}"/>`;
  const shortHair = `<path d="M48 68c0-26 14-38 32-38s32 12 32 38c-6-14-16-20-32-20s-26 6-32 20z" fill="${hair}"/>`;
  const eyes = '<circle cx="69" cy="74" r="3" fill="#1d1a18"/><circle cx="91" cy="74" r="3" fill="#1d1a18"/>';
  const smile =
    '<path d="M70 90a12 9 0 0 0 20 0" fill="none" stroke="#7a3b2e" stroke-width="3" stroke-linecap="round"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${sizePixels}" height="${sizePixels}">
<rect width="160" height="160" fill="${background}"/>
${longHair}
${shoulders}
${neck}
${face}
${shortHair}
${eyes}
${smile}
</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
