export const displayName = (user: { first_name: string; last_name: string }): string =>
  `${user.first_name} ${user.last_name}`.trim();
