/** A browser window with the features that both drivers support. A script is one JavaScript expression. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Evaluates a script in the current frame. */
  evaluate<T>(script: string): Promise<T>;
  /** Clicks the element that a script returns; throws while something covers it. */
  click(script: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses the mouse at one point and moves it to another in small steps. */
  drag(from: Point, to: Point): Promise<void>;
  drop(): Promise<void>;
  attachFiles(script: string, paths: string[]): Promise<void>;
  enterFrame(script: string): Promise<void>;
  leaveFrames(): Promise<void>;
  /** A PNG screenshot of the window. */
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowUp';

export const windowSize = { width: 1280, height: 900 };
