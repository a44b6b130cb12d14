import PDFDocument from 'pdfkit';
import { createRandom, type Random } from '../random.ts';
import type { Drawing } from './draw.ts';
import { drawGround } from './ground.ts';
import { type Light, lightPicture } from './light.ts';
import { type Pose, placeSheet, tiltedPose } from './place-sheet.ts';
import { decodePicture, type Raster, toSharp } from './raster.ts';

/** Capture conditions: how people photograph, scan or send documents. */
const conditions = {
  'text PDF': ({ drawing }) => drawing.pdf(),
  'scanned PDF': async (given) => wrapInPdf(await scan(given, 0.6)),
  'clean picture': ({ drawing }) => drawing.picture(),
  'phone photo': (given) =>
    photograph(given, {
      width: 1750,
      height: 2330,
      blur: 0.7,
      quality: 60,
      curl: 0.012,
      light: daylight(given.random),
    }),
  'dark and small': (given) =>
    photograph(given, { width: 1180, height: 1570, blur: 0.6, quality: 70, curl: 0.006, light: dusk(given.random) }),
  'low JPEG': async ({ drawing }) =>
    toSharp(await decodePicture(await drawing.picture()))
      .resize(1100)
      .jpeg({ quality: 22 })
      .toBuffer(),
  'skewed scan': (given) => scan(given, 5),
  creased: (given) =>
    photograph(given, {
      width: 1750,
      height: 2330,
      blur: 0.6,
      quality: 75,
      curl: 0.004,
      light: daylight(given.random),
      isFolded: true,
    }),
  'two in one picture': photographTwo,
  'upside down': (given) =>
    photograph(given, {
      width: 1750,
      height: 2330,
      blur: 0.6,
      quality: 75,
      curl: 0.006,
      light: daylight(given.random),
      isTurned: true,
    }),
} satisfies Record<string, (given: Given) => Promise<Buffer>>;
export type Condition = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as Condition[];

interface Given {
  drawing: Pick<Drawing, 'picture' | 'pdf'>;
  /** Second document in the same picture, for conditions with two. */
  neighbour: Buffer;
  random: Random;
}

interface Shot {
  width: number;
  height: number;
  blur: number;
  quality: number;
  curl: number;
  light: Light;
  isFolded?: boolean;
  isTurned?: boolean;
}

/** Returns the file to read; the same name always produces the same file. */
export function applyCondition(condition: Condition, name: string, given: Omit<Given, 'random'>): Promise<Buffer> {
  return conditions[condition]({ ...given, random: createRandom(`${name} ${condition}`) });
}

function daylight(random: Random): Light {
  return {
    brightness: 0.86 + random.next() * 0.12,
    shadow: 0.2 + random.next() * 0.25,
    glare: random.next() * 55,
    noise: 7,
    cast: [1, 0.98 - random.next() * 0.03, 0.95 - random.next() * 0.1],
  };
}

function dusk(random: Random): Light {
  return {
    brightness: 0.34 + random.next() * 0.12,
    shadow: 0.3 + random.next() * 0.15,
    glare: 0,
    noise: 14,
    cast: [1, 0.93, 0.78],
  };
}

async function photograph({ drawing, random }: Given, shot: Shot): Promise<Buffer> {
  const sheet = await decodePicture(await drawing.picture());
  const picture = drawGround(shot.width, shot.height, random);
  const pose = tiltedPose(shot.width, shot.height, sheet, random, 1);
  pose.curl = shot.curl * (random.chance(0.5) ? 1 : -1) * (0.4 + random.next() * 0.6);
  if (shot.isFolded) pose.folds = foldsOf(random);
  placeSheet(picture, sheet, pose);
  return develop(picture, shot, random);
}

function foldsOf(random: Random): Pose['folds'] {
  return random.pick([
    { across: [0.5], down: [0.5] },
    { across: [0.33, 0.66], down: [] },
    { across: [0.25, 0.5, 0.75], down: [0.5] },
  ]);
}

async function photographTwo({ drawing, neighbour, random }: Given): Promise<Buffer> {
  const [sheet, other] = [await decodePicture(await drawing.picture()), await decodePicture(neighbour)];
  const picture = drawGround(2300, 2000, random);
  const place = (item: Raster, left: number, width: number) => {
    const pose = tiltedPose(width, 2000, item, random, 0.35);
    for (const corner of pose.corners) corner.x += left;
    placeSheet(picture, item, pose);
  };
  place(sheet, 0, 1450);
  place(other, 1450, 820);
  return develop(picture, { blur: 0.5, quality: 75, light: daylight(random) }, random);
}

async function develop(
  picture: Raster,
  { blur, quality, light, isTurned }: Pick<Shot, 'blur' | 'quality' | 'light' | 'isTurned'>,
  random: Random,
): Promise<Buffer> {
  lightPicture(picture, light, random);
  const blurred = toSharp(picture).blur(blur);
  return (isTurned ? blurred.rotate(180) : blurred).jpeg({ quality }).toBuffer();
}

/** A flat-bed scan: almost white background, slight noise, and a random skew up to `degrees`. */
async function scan({ drawing, random }: Given, degrees: number): Promise<Buffer> {
  const sheet = await decodePicture(await drawing.picture());
  const angle = (random.next() * 2 - 1) * degrees;
  const rotated = await toSharp(sheet).rotate(angle, { background: '#f4f3f0' }).png().toBuffer();
  const picture = await decodePicture(rotated);
  lightPicture(picture, { brightness: 0.97, shadow: 0.03, glare: 0, noise: 9, cast: [1, 1, 0.985] }, random);
  return toSharp(picture).blur(0.5).jpeg({ quality: 78 }).toBuffer();
}

function wrapInPdf(jpeg: Buffer): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, info: { Producer: 'Scanner', Creator: 'Scanner' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.image(jpeg, 0, 0, { fit: [595, 842] });
  document.end();
  return done;
}
