/** What those of a household call somebody: the name of the account, else the address up to its @. */
export const nameOf = ({
  first_name: first,
  last_name: last,
  email,
}: {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}): string => `${first} ${last}`.trim() || (email.split('@')[0] ?? email);
