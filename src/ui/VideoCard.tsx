import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DishPicture } from './DishPicture.tsx';
import { PlayIcon } from './icons/food.tsx';
import {
  resourceCard,
  resourceDetail,
  resourceFoot,
  resourceTitle,
  resourceWords,
} from './resourceCard.ts';
import { Link } from './typography.tsx';
import { videoId } from './videoId.ts';

const Card = chakra('article', resourceCard);
const Words = chakra('div', { base: { ...resourceWords.base, paddingBottom: '4' } });
const Title = chakra('h4', resourceTitle);
const Detail = chakra('p', resourceDetail);
const Foot = chakra('div', resourceFoot);
const Player = chakra('iframe', {
  base: { display: 'block', width: '100%', aspectRatio: '16 / 9', background: 'bg.sunken' },
});
const Facade = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    cursor: 'pointer',
    color: 'herb.onSolid',
    '& .play': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: '3.5rem',
      height: '3.5rem',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      background: 'herb.solid',
      boxShadow: 'held',
      transitionProperty: 'background-color',
      transitionDuration: 'quick',
    },
    '&:hover .play': { background: 'herb.solidHover' },
    _focusVisible: { outlineOffset: '-4px' },
  },
});

interface VideoCardProps {
  readonly title: string;
  readonly link: string;
  readonly channel?: string | undefined;
  readonly thumbnail?: string | null | undefined;
  /** The press that loads the player: nothing of it is fetched before. */
  readonly playLabel: string;
  readonly watchLabel: string;
  readonly opensBeside: string;
}

export function VideoCard({
  title,
  link,
  channel,
  thumbnail,
  playLabel,
  watchLabel,
  opensBeside,
}: VideoCardProps) {
  const [playing, setPlaying] = useState(false);
  const id = videoId(link);
  return (
    <Card>
      {id === undefined ? (
        <DishPicture src={thumbnail} />
      ) : playing ? (
        <Player
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Facade
          type="button"
          aria-label={`${playLabel}: ${title}`}
          onClick={() => setPlaying(true)}
        >
          <DishPicture src={thumbnail} bare />
          <span className="play">
            <PlayIcon size={26} />
          </span>
        </Facade>
      )}
      <Words>
        <Title>{title}</Title>
        {channel && <Detail>{channel}</Detail>}
        {id === undefined && (
          <Foot>
            <Link href={link} standsAlone opensBeside={opensBeside}>
              {watchLabel}
            </Link>
          </Foot>
        )}
      </Words>
    </Card>
  );
}
