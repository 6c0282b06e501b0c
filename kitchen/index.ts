export type * from './kitchen.ts';
