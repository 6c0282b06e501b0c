import { useSelector } from '../../../context/useSelector.ts';
import { tutorial as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { clockFace } from '../../../texts/amounts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { CloseIcon } from '../../../ui/icons/marks.tsx';
import { Rows, RowsItem } from '../../../ui/Rows.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { TimersActor } from './TutorialPanel.tsx';

/** The timers that run, and those that are over. */
export function Timers({ actor }: { readonly actor: TimersActor }) {
  const timers = useSelector(actor, (snapshot) => snapshot.context.timers);
  if (timers.length === 0) return null;
  return (
    <section aria-label={words.timers}>
      <Rows>
        {timers.map(({ id, label, left }) => (
          <RowsItem
            key={id}
            main={
              <Text as="span" strong>
                {left > 0
                  ? fill(words.timerLeft, { label, left: clockFace(left) })
                  : fill(words.timerOver, { label })}
              </Text>
            }
          >
            <IconButton
              label={fill(words.stopTimer, { label })}
              onClick={() => actor.send({ type: 'timer.stopped', id })}
            >
              <CloseIcon />
            </IconButton>
          </RowsItem>
        ))}
      </Rows>
    </section>
  );
}
