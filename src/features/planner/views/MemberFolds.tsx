import type { PlanReport, Weekday } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { noteTexts } from '../../../texts/notes.ts';
import { figureText } from '../../../texts/format.ts';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { table as words } from '../../table/texts/en.ts';
import { portionText } from '../../table/views/portionText.ts';
import { FigureBars } from './FigureBars.tsx';
import { memberVerdict } from './verdictOf.ts';

type Member = NonNullable<PlanReport['members']>[number];
interface MemberProps {
  readonly member: Member;
  readonly weekday: Weekday;
  /** Not all of the day is counted. */
  readonly isPartly?: boolean | undefined;
}

const figuresOf = ({ days }: Member, weekday: Weekday) =>
  days.find(({ day }) => day === weekday)?.figures ?? [];

/** What a day is for each who eats along. */
export function MemberFolds({
  members,
  weekday,
  isPartly = false,
}: Omit<MemberProps, 'member'> & { readonly members: readonly Member[] }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="report-table">
      <Heading level={3} size="lg" id="report-table">
        {words.people}
      </Heading>
      {members.map((member, place) =>
        member.counted === 'planned' ? (
          // Two at a table may have one name.
          <PlannedMember
            key={`${member.name} ${place}`}
            member={member}
            weekday={weekday}
            isPartly={isPartly}
          />
        ) : (
          <OtherMember key={`${member.name} ${place}`} member={member} />
        ),
      )}
    </Stack>
  );
}

function PlannedMember({ member, weekday, isPartly }: MemberProps) {
  const { name, portion, energy_kcal: energy = 0, relaxed, notes } = member;
  const figures = figuresOf(member, weekday);
  const title =
    figures.length > 0 ? memberVerdict(name, figures, isPartly) : fill(words.noFigures, { name });
  return (
    <Disclosure summary={title}>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {fill(words.portionSaid, {
            portion: portionText(portion),
            energy: figureText(energy, 0),
          })}
        </Text>
        <FigureBars figures={figures} kept={words.met} least={isPartly} />
        <Lines title={words.aims} lines={noteTexts(relaxed)} />
        <Lines title={words.notes} lines={noteTexts(notes)} />
      </Stack>
    </Disclosure>
  );
}

/** Who is cooked for without a plan, or not cooked for. */
function OtherMember({
  member: { name, counted, leaves_out: leavesOut = true, clinic = [], notes },
}: Pick<MemberProps, 'member'>) {
  const child = leavesOut ? words.childSaid : words.childPlain;
  return (
    <Stack gap="2">
      <Text>
        {fill(counted === 'child' ? child : words.clinicSaid, {
          name,
          clinic: clinic.join(', '),
        })}
      </Text>
      {counted === 'child' && <Lines title={words.notes} lines={noteTexts(notes)} />}
    </Stack>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <Stack gap="1">
        <Text size="sm" strong>
          {title}
        </Text>
        <Text as="div" size="sm">
          <BulletList items={lines} />
        </Text>
      </Stack>
    )
  );
}
