import { chakra } from '@chakra-ui/react';

const Player = chakra('iframe', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: 'form',
    aspectRatio: '16 / 9',
    border: '0',
    borderRadius: 'md',
    background: 'bg.sunken',
  },
  variants: { expanded: { true: { maxWidth: '100%' } } },
});

/** A video of YouTube in its place, or as wide as there is room. `id` is its 11 characters. */
export function VideoPlayer({
  id,
  title,
  expanded,
}: {
  readonly id: string;
  readonly title: string;
  readonly expanded: boolean;
}) {
  return (
    <Player
      title={title}
      expanded={expanded}
      src={`https://www.youtube-nocookie.com/embed/${id}?rel=0`}
      allow="encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
