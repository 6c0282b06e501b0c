// From which kinds of devices a person has signed in, and when they were last told of it.
import type { Migration } from '../migrate.ts';

export const signIns: Migration = {
  name: '0017-sign-ins',
  statements: [
    `create table sign_ins (
      user_id text not null references users (id) on delete cascade,
      device text not null,
      told_at bigint not null,
      primary key (user_id, device)
    )`,
    // Where somebody is signed in when this comes is no news to them.
    'insert into sign_ins (user_id, device, told_at) select user_id, device, max(created_at) from sessions group by user_id, device',
  ],
};
