// Food detection by another service, which names the foods of a photo and says how to cook them.
import type { SeenItem } from '../../../contract/detection.ts';
import type { Photo } from './photos.ts';

export interface Detected {
  readonly names: readonly string[];
  readonly instructions: string;
  /** What the instructions cook with, where it is told. */
  readonly ingredients: readonly string[] | null;
  /** How sure of each name, where it is told. */
  readonly items: readonly SeenItem[];
}

export interface Detector {
  /** Rejects with a Refusal where it cannot. */
  detect(photo: Photo): Promise<Detected>;
}
