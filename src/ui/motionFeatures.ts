/** What framer-motion needs to move things: fetched after the first paint, when a list may change. */
export { domMax as default } from 'framer-motion';
