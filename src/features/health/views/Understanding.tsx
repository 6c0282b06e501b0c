import type { ReactNode } from 'react';
import type { KnownHealth } from '../../../../machines/shared/account.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { foodTexts, namedText, noteTexts } from '../../../texts/notes.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { RemovableChip } from '../../../ui/RemovableChip.tsx';
import { Statements } from '../../../ui/Statements.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { conditionName } from './healthWords.ts';
import { familiesOf, isHeard, neverOf, toldOf } from './selectors.ts';

type Family = NonNullable<KnownHealth['families']>[number];

interface UnderstandingProps {
  readonly known: KnownHealth;
  readonly disabled: boolean;
  /** Below the heading of the page or card that it stands in. */
  readonly headingLevel: 2 | 3;
  /** The last question was just answered: reading goes on here. */
  readonly takesFocus: boolean;
  readonly onTakeBack: (family: string) => void;
}

/** The person's own words, and beneath them what they came to, by kind. */
export function Understanding({
  known,
  disabled,
  headingLevel,
  takesFocus,
  onTakeBack,
}: UnderstandingProps) {
  const { spans = [], understood, diets = [], medicines = [], supervised = [] } = known;
  const families = familiesOf(known);
  const never = neverOf(known);
  return (
    <Stack gap="4">
      {spans.length > 0 && (
        <Stack gap="2">
          <Heading level={headingLevel} size="lg">
            {words.statements}
          </Heading>
          <Statements label={words.statements} statements={spans} states={words.states} />
        </Stack>
      )}
      {isHeard(known) && (
        <Heading
          level={headingLevel}
          size="lg"
          key={takesFocus ? 'answered' : 'before'}
          takesFocus={takesFocus}
        >
          {words.heard}
        </Heading>
      )}
      <Kind name={words.conditions} count={understood.length}>
        {understood.map(({ id, name }) => (
          <RemovableChip key={id} tone="herb" name={conditionName(id, name)} />
        ))}
      </Kind>
      <Kind
        name={words.never}
        count={families.length + never.length}
        below={families.map((family) => (
          <Foods key={family.id} family={family} />
        ))}
      >
        {never.map(({ id, name }) => (
          <RemovableChip key={id} tone="outline" name={namedText('allergen', { id, name })} />
        ))}
        {families.map(({ id, name, isAllergen }) => (
          <RemovableChip
            key={id}
            tone="outline"
            name={namedText('family', { id, name })}
            removeLabel={fill(words.takeBack, { name: namedText('family', { id, name }) })}
            disabled={disabled}
            onRemove={isAllergen ? undefined : () => onTakeBack(id)}
          />
        ))}
      </Kind>
      {noteTexts(toldOf(known)).map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Kind name={words.diets} count={diets.length}>
        {diets.map(({ id, name }) => (
          <RemovableChip key={id} tone="plain" name={namedText('diet', { id, name })} />
        ))}
      </Kind>
      <Kind
        name={words.medicines}
        count={medicines.length}
        below={medicines.map(({ id, name, rule }) => (
          <Text key={id} size="sm" tone="muted">
            {fill(words.rule, {
              name: namedText('medicine', { id, name }),
              rule: namedText('medicineRule', { id, name: rule }),
            })}
          </Text>
        ))}
      >
        {medicines.map(({ id, name }) => (
          <RemovableChip key={id} tone="plain" name={namedText('medicine', { id, name })} />
        ))}
      </Kind>
      <NotJudged told={known.not_judged ?? []} />
      {supervised.length > 0 && (
        <Alert tone="caution" title={words.declined}>
          {supervised.map(({ id, name, why }) => (
            <Text key={id}>
              {fill(words.supervised, { names: namedText('supervised', { id, name }) })}{' '}
              {why && namedText('supervisedWhy', { id, name: why })}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

interface NotJudgedProps {
  readonly told: NonNullable<KnownHealth['not_judged']>;
}

/** What is recognised and cannot be judged, and whom to ask. */
const NotJudged = ({ told }: NotJudgedProps) =>
  told.length > 0 && (
    <Alert tone="caution" title={words.notJudged}>
      {told.map(({ id, name, why }) => (
        <Text key={id}>
          {fill(words.rule, {
            name: namedText('supervised', { id, name }),
            rule: namedText('supervisedWhy', { id, name: why }),
          })}
        </Text>
      ))}
    </Alert>
  );

interface KindProps {
  readonly name: string;
  readonly count: number;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

function Kind({ name, count, below, children }: KindProps) {
  return (
    count > 0 && (
      <Stack gap="2">
        <Text size="sm" strong tone="muted">
          {name}
        </Text>
        <Row gap="2">{children}</Row>
        {below}
      </Stack>
    )
  );
}

/** Which foods a family takes along; all of them where they are not too many. */
function Foods({ family }: { readonly family: Family }) {
  const { also, also_keys, all, all_keys, count } = family;
  if (count === 0) return null;
  const more = count - also.length;
  const line = fill(more > 0 ? words.alsoMore : words.also, {
    name: namedText('family', family),
    foods: foodTexts(also, also_keys).join(', '),
    count: figureText(more, 0),
  });
  if (all === undefined || more <= 0)
    return (
      <Text size="sm" tone="muted">
        {line}
      </Text>
    );
  return (
    <Disclosure small summary={line}>
      <Text as="div" size="sm">
        <BulletList items={foodTexts(all, all_keys)} />
      </Text>
    </Disclosure>
  );
}
