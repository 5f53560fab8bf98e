import type { Scene } from "./scene-scripts";

/** A scene as it lies in the film: with a voice it is as long as its words take to say. */
export interface TimedScene extends Scene {
  /** When its words are said, in seconds from the scene's start; null in a film without a voice. */
  spoken: { from: number; seconds: number } | null;
}
