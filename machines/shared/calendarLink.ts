// The link by which a calendar reads the planned weeks.

/** A link is told once, when it is made; afterwards only that there is one. */
export interface CalendarLink {
  /** In ms; null where there is none. */
  madeAt: number | null;
  link: string | null;
}

export interface CalendarLinkLimits {
  callTimeout: number;
  /** The device's own share sheet waits for the person. */
  shareTimeout: number;
}
