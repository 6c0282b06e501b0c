// What people paid for food in a shop.
import type { Migration } from '../migrate.ts';

export const paidPrices: Migration = {
  name: '0025-paid-prices',
  statements: [
    `create table paid_prices (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      food_key text not null,
      country text not null,
      currency text not null,
      amount_minor bigint not null,
      quantity double precision not null,
      unit text not null,
      grams double precision not null,
      paid_on text not null,
      since_at bigint not null,
      primary key (user_id, id)
    )`,
    'create index paid_prices_paid_on on paid_prices (paid_on)',
  ],
};
