/** One window of a browser, as both drivers can serve it. A script is one JavaScript expression. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** The value of a script in the current frame. */
  evaluate<T>(script: string): Promise<T>;
  /** Clicks the element that a script returns, with the mouse; throws while something covers it. */
  click(script: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses the mouse at a point of the window and moves it to another in small steps. */
  drag(from: Point, to: Point): Promise<void>;
  drop(): Promise<void>;
  attachFiles(script: string, paths: string[]): Promise<void>;
  enterFrame(script: string): Promise<void>;
  leaveFrames(): Promise<void>;
  /** A PNG picture of the window. */
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowUp';

export const windowSize = { width: 1280, height: 900 };
