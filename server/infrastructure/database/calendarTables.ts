// How calendar programs read the planned weeks.

export interface CalendarTables {
  calendar_links: CalendarLinksTable;
}

/** A person's link. */
interface CalendarLinksTable {
  user_id: string;
  token_hash: string;
  created_at: number;
}
