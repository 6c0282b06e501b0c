/** How a video and an article look from outside. */
export const resourceCard = {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    height: '100%',
    borderRadius: 'lg',
    border: '1px solid',
    borderColor: 'border',
    background: 'bg.surface',
    overflow: 'hidden',
  },
} as const;
export const resourceWords = {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    flex: '1',
    padding: '4',
    paddingBottom: '2',
    minWidth: '0',
  },
} as const;
export const resourceTitle = {
  base: { fontWeight: 'strong', lineHeight: 'snug', overflowWrap: 'anywhere' },
} as const;
export const resourceDetail = {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
} as const;
/** Keeps the link at the foot, whatever stands above. */
export const resourceFoot = { base: { marginTop: 'auto', paddingTop: '1' } } as const;
