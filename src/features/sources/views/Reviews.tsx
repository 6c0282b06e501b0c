import type { FigureSources } from '../../../../machines/shared/sources.ts';
import { sources as words } from '../texts/en.ts';
import { basisText } from './basisText.ts';
import { fill } from '../../../texts/fill.ts';
import { dateText } from '../../../texts/format.ts';
import { namedText, noteText } from '../../../texts/notes.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';

type Subject = FigureSources['reviewed'][number];
const kinds = ['limit', 'condition', 'rule', 'table'] as const;
/** Rules by the table that they stand in: the part of their id before the colon. */
const terms: Readonly<Record<string, string>> = {
  situation: 'supervised',
  medicine: 'medicine',
  diet: 'diet',
  limited_tag: 'tag',
  dish_limit: 'quantity',
};

function nameOf({ kind, id, name, condition }: Subject): string {
  if (condition === 'general') return words.general;
  if (condition !== undefined) return namedText('condition', { id: condition, name });
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  if (kind === 'table')
    return id.startsWith('additions/') ? fill(words.ownRows, { name: shown }) : shown;
  const [group = '', own = ''] = id.split(':');
  return `${words.rules[group] ?? group}: ${namedText(terms[group] ?? '', { id: own, name })}`;
}

/** 'Sodium: at most 1,500 mg a day (a target)'. */
const limitText = ({ text, priority }: Subject): string =>
  text === undefined
    ? ''
    : [noteText(text), priority && words.priorities[priority]].filter(Boolean).join(' ');

const statusText = ({ review }: Subject): string =>
  review === null
    ? words.notReviewed
    : [
        fill(words.reviewedBy, { by: review.by, date: dateText(review.on) }),
        review.remark === '' ? '' : fill(words.remark, { text: review.remark }),
      ]
        .filter(Boolean)
        .join(' ');

/** 'Hypertension. Sodium: at most 1,500 mg a day (a target). After ESC 2024. Not reviewed.' */
const lineOf = (subject: Subject): string =>
  [
    nameOf(subject),
    limitText(subject),
    subject.source === undefined ? '' : basisText(subject.source),
    statusText(subject),
  ]
    .filter(Boolean)
    .join('. ');

/** Each limit, condition, rule and table with who has reviewed it: what has been comes first. */
export function Reviews({ reviewed }: Pick<FigureSources, 'reviewed'>) {
  return (
    <Stack as="section" gap="3" aria-labelledby="sources-reviews">
      <Heading level={2} id="sources-reviews">
        {words.reviews}
      </Heading>
      <Text narrow>{words.reviewsIntro}</Text>
      {kinds.map((kind) => {
        const own = reviewed.filter((each) => each.kind === kind);
        const done = own.filter(({ review }) => review !== null);
        const open = own.filter(({ review }) => review === null);
        return (
          <Disclosure
            key={kind}
            summary={words.kinds[kind]}
            detail={fill(words.reviewCount, { reviewed: done.length, total: own.length })}
          >
            <BulletList items={[...done, ...open].map(lineOf)} />
          </Disclosure>
        );
      })}
    </Stack>
  );
}
