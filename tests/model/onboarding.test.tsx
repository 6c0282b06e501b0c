import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { OnboardingView } from '../../src/features/onboarding/views/OnboardingView.tsx';
import { onboarding } from './samples/onboarding.ts';
import {
  press,
  screen,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  submit,
  themed,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  isAffected: boolean | null;
  hasConsent: boolean;
}

const question = 'Do you have any health conditions?';
const consent = () => screen.getByRole('checkbox', { name: /I agree that Platewise stores this/ });
const choose = (name: string) => () => void fireEvent.click(screen.getByRole('radio', { name }));
const seesStep = (step: number) =>
  expect(screen.getByRole('progressbar', { name: 'Your tour' })).toHaveAttribute(
    'aria-valuetext',
    `Step ${step} of 5`,
  );
const tour = (step: number, title: string) => () => {
  seesStep(step);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  seesButton('Continue');
  seesButton('Skip');
  if (step === 1) seesNoButton('Back');
  else seesButton('Back');
};
const asks =
  (answer: 'Yes' | 'No' | null) =>
  ({ hasConsent }: Context) => {
    seesStep(5);
    expect(screen.getByRole('group', { name: question })).toHaveAccessibleDescription(
      /Allergies and foods that you avoid count too/,
    );
    expect(
      screen.getByRole('radio', { name: 'Yes', checked: answer === 'Yes' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'No', checked: answer === 'No' })).toBeInTheDocument();
    seesButton('Back');
    seesButton('Skip');
    seesButton('Finish');
    if (answer !== 'Yes') return seesNoText(/^the field/);
    if (hasConsent) expect(consent()).toBeChecked();
    else expect(consent()).not.toBeChecked();
  };

testView({
  samples: onboarding,
  draw: (actor) =>
    themed(
      <OnboardingView actor={actor as never} Field={({ error }) => <p>the field {error}</p>} />,
    ),
  does: {
    'step.continued': press('Continue'),
    'step.returned': press('Back'),
    'tour.skipped': press('Skip'),
    'sickness.chosen (yes)': choose('Yes'),
    'sickness.chosen (no)': choose('No'),
    'consent.changed (yes)': () => void fireEvent.click(consent()),
    'consent.changed (no)': () => void fireEvent.click(consent()),
    'form.submitted': submit(question),
  },
  // What is chosen already cannot be chosen once more, and a tick only changes.
  offers: (label, { isAffected, hasConsent }: Context) =>
    ({
      'sickness.chosen (yes)': isAffected !== true,
      'sickness.chosen (no)': isAffected !== false,
      'consent.changed (yes)': !hasConsent,
      'consent.changed (no)': hasConsent,
    })[label] ?? true,
  sees: {
    'touring.welcome': () => {
      tour(1, 'Welcome')();
      seesText(/We've emailed you a link to confirm your address/);
    },
    'touring.detection': tour(2, 'Ingredient and Food Detection'),
    'touring.planner': tour(3, 'AI Meal Planner'),
    'touring.preferences': tour(4, 'Health Preferences'),
    'asking.unanswered': asks(null),
    'asking.unaffected': asks('No'),
    'asking.affected.editing': (context: Context) => {
      asks('Yes')(context);
      expect(consent()).not.toHaveAttribute('aria-invalid');
    },
    'asking.affected.conditionMissing': (context: Context) => {
      asks('Yes')(context);
      seesText('the field Please say what your food has to fit, or choose No.');
    },
    'asking.affected.consentMissing': (context: Context) => {
      asks('Yes')(context);
      expect(consent()).toBeInvalid();
      expect(consent()).toHaveAccessibleDescription(
        'Tick this box so that we may store your condition, or choose No.',
      );
    },
    savingHealth: () => {
      seesButton('Saving...');
      expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
    },
  },
});
