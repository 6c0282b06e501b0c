/** Whose session this tab believes in: what the session chart was told last. */
export interface KnownHolder {
  id: string | null;
}
