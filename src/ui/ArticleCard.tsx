import { chakra } from '@chakra-ui/react';
import { DishPicture } from './DishPicture.tsx';
import {
  resourceCard,
  resourceDetail,
  resourceFoot,
  resourceTitle,
  resourceWords,
} from './resourceCard.ts';
import { Link } from './typography.tsx';

const Card = chakra('article', resourceCard);
const Words = chakra('div', resourceWords);
const Title = chakra('h4', resourceTitle);
const Detail = chakra('p', resourceDetail);
const Foot = chakra('div', resourceFoot);

interface ArticleCardProps {
  readonly title: string;
  readonly link: string;
  readonly description?: string | undefined;
  readonly image?: string | null | undefined;
  readonly readMore: string;
  readonly opensBeside: string;
}

export function ArticleCard({
  title,
  link,
  description,
  image,
  readMore,
  opensBeside,
}: ArticleCardProps) {
  return (
    <Card>
      <DishPicture src={image} />
      <Words>
        <Title>{title}</Title>
        {description && <Detail>{description}</Detail>}
        <Foot>
          <Link href={link} standsAlone opensBeside={opensBeside}>
            {readMore}
          </Link>
        </Foot>
      </Words>
    </Card>
  );
}
