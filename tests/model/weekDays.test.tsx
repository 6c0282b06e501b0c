import { WeekDays } from '../../src/features/planner/views/WeekOnItsWay.tsx';
import { weekDays } from './samples/weekDays.ts';
import { press, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

testView({
  samples: weekDays,
  draw: (actor) => themed(<WeekDays actor={actor as never} />),
  does: { 'days.retried': press('Try again') },
  sees: {
    resting: () => seesNoButton('Try again'),
    fetchingDays: () => {
      seesText("Loading this week's meals...");
      seesNoButton('Try again');
    },
    daysMissing: () => {
      seesText("This week's meals could not be fetched.");
      seesButton('Try again');
    },
  },
});
