/** What a view reads of its actor; it draws again when that changes. */
export { useSelector } from '@xstate/react';
