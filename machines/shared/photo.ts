// Photos, and what was read in them and corrected by the person.
import type { DetectionAnswer, FoodName, SeenItem } from '../../contract/detection.ts';

/** A picture as the browser hands it over; a File is one. Charts keep it, actors alone look inside. */
export interface Photo {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** A photo made ready to be sent, or a format that neither the browser nor the services can read. */
export type Preparation = { outcome: 'prepared'; image: Photo } | { outcome: 'unreadable' };

export type Detection = DetectionAnswer;

/** What the services said of a photo or of a correction; a refusal has their words, where they sent any. */
export type Detected =
  | ({ outcome: 'answered' } & { detection: Detection })
  | { outcome: 'refused'; message: string | undefined };

/** What became of a photo that is to be kept with a record; a refusal has the services' words, where they sent any. */
export type PhotoKept =
  /** `photo` is where it is read. */
  | { outcome: 'kept'; photo?: string | null | undefined }
  | { outcome: 'refused'; message: string | undefined };

export type Certainty = SeenItem['certainty'];
export type Pick = FoodName;

/** One name to be confirmed; without a certainty the person wrote it. */
export interface NamedItem {
  name: string;
  certainty?: Certainty | undefined;
}

/** From the chart of the chips to the flow that shows them. */
export interface NamesConfirmed {
  type: 'names.confirmed';
  names: readonly string[];
}

/** How long a flow with a photo waits for what, in ms, and how much it takes. */
export interface PhotoLimits {
  imageBytes: number;
  preparationTimeout: number;
  aiTimeout: number;
  saveTimeout: number;
  keepTimeout: number;
  recallTimeout: number;
  confirmation: ConfirmationLimits;
}

export interface ConfirmationLimits {
  /** How long typing rests before picks are looked up. */
  typingDelay: number;
  optionsTimeout: number;
  names: number;
}
