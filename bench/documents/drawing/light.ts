import type { Random } from '../random.ts';
import type { Raster } from './raster.ts';

export interface Light {
  /** Overall brightness; 1 is a bright room. */
  brightness: number;
  /** Share of light lost on the dark side. */
  shadow: number;
  /** Grey levels added by a lamp's reflection. */
  glare: number;
  /** Grey levels of sensor noise. */
  noise: number;
  /** RGB factors of the light colour. */
  cast: [number, number, number];
}

/** Applies a shadow from one side, the shadow of a hand, a lamp's reflection, the light's colour, and noise. */
export function lightPicture({ width, height, data }: Raster, light: Light, random: Random): void {
  const angle = random.next() * Math.PI * 2;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const hand = { x: random.pick([0.05, 0.95]), y: 0.6 + random.next() * 0.4, size: 0.16 + random.next() * 0.14 };
  const lamp = { x: 0.25 + random.next() * 0.5, y: 0.15 + random.next() * 0.4, size: 0.05 + random.next() * 0.06 };
  const bell = (x: number, y: number, spot: typeof hand) =>
    Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.size ** 2));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / width, row / height];
      const side = 0.5 + ((x - 0.5) * across + (y - 0.5) * down) * 0.9;
      const shade =
        light.brightness *
        (1 - light.shadow * Math.max(0, Math.min(1, side))) *
        (1 - light.shadow * 0.7 * bell(x, y, hand));
      const glare = light.glare * bell(x, y, lamp);
      const noise = (random.next() + random.next() - 1) * light.noise;
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel]! * shade * light.cast[channel]! + glare + noise;
        data[at + channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
}
