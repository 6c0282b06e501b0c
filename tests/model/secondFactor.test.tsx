import { expect } from 'vitest';
import {
  SecondFactorCard,
  type SecondFactorParts,
} from '../../src/features/settings/views/SecondFactorCard.tsx';
import { secondFactor } from './samples/secondFactor.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  state: { codesLeft: number; isBegun: boolean };
  codes: readonly string[];
  refusal: string | undefined;
}

const parts: SecondFactorParts = {
  Setup: () => <p>the setting up</p>,
  Proof: () => <p>the proof</p>,
};
const seesState = ({ state }: Context) => {
  seesText('On');
  seesText('On since 2 February 2026.');
  seesText(
    state.codesLeft === 2
      ? 'You have 2 recovery codes left. Make new ones before you run out.'
      : 'Recovery codes left: 9.',
  );
  seesNoButton('Turn on two-step log-in');
};

testView({
  samples: secondFactor,
  draw: (actor) => themed(<SecondFactorCard actor={actor as never} parts={parts} />),
  does: {
    'state.retried': press('Try again'),
    'turningOn.requested': press(/^(Turn on two-step log-in|Go on setting it up)$/),
    'codes.stored': press('I have stored them'),
    'turningOff.requested': press('Turn off'),
    'newCodes.requested': press('New recovery codes'),
  },
  sees: {
    readingState: () => seesNoButton(/./),
    stateUnread: () => seesText('We could not find out whether two-step log-in is on.'),
    off: ({ state }: Context) => {
      const begun = /^You have begun to set this up/;
      if (state.isBegun) seesText(begun);
      else seesNoText(begun);
      seesButton(state.isBegun ? 'Go on setting it up' : 'Turn on two-step log-in');
      seesNoButton('Turn off');
    },
    settingUp: () => {
      seesText('the setting up');
      seesNoButton('Turn on two-step log-in');
    },
    showingCodes: ({ codes }: Context) => {
      codes.forEach((code) => seesText(code));
      expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
      const file = screen.getByRole('link', { name: 'Keep them as a file' });
      expect(file).toHaveAttribute('download', 'recovery-codes.txt');
      expect(decodeURIComponent(file.getAttribute('href') ?? '')).toBe(
        `data:text/plain;charset=utf-8,Platewise: Your recovery codes\n\n${codes.join('\n')}\n`,
      );
      seesNoButton('Turn off');
    },
    'on.resting': (context: Context) => {
      seesState(context);
      seesButton('Turn off');
      seesButton('New recovery codes');
    },
    'on.notChanged': (context: Context) => {
      seesState(context);
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(
        context.refusal ?? 'Nothing was changed. Please try again.',
      );
    },
    endingSecondFactor: (context: Context) => {
      seesState(context);
      seesButton('Turning off...');
    },
    creatingCodes: (context: Context) => {
      seesState(context);
      seesButton('Making codes...');
    },
    proving: (context: Context) => {
      seesState(context);
      seesText('the proof');
    },
  },
});
