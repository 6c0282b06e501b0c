import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { showAppearance } from '../../src/app/theme/appearance.ts';
import { Alert } from '../../src/ui/Alert.tsx';
import { Button, LinkButton } from '../../src/ui/Button.tsx';
import { Form } from '../../src/ui/field.tsx';
import { MatchIndicator } from '../../src/ui/MatchIndicator.tsx';
import { DishCard } from '../../src/ui/DishCard.tsx';
import { PasswordField } from '../../src/ui/PasswordField.tsx';
import { SelectField } from '../../src/ui/SelectField.tsx';
import { StrengthMeter } from '../../src/ui/StrengthMeter.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { ToastRegion } from '../../src/ui/Toast.tsx';
import { Heading } from '../../src/ui/typography.tsx';
import { UserMenu } from '../../src/ui/UserMenu.tsx';
import { themed } from '../model/screen.tsx';

const nothing = () => undefined;

describe('a field', () => {
  test('ties its label, hint and error to the control, and takes the focus when it is wrong', () => {
    const field = (error?: string) =>
      themed(
        <TextField
          label="Email"
          name="email"
          hint="The one you signed up with"
          error={error}
          value=""
          onChange={nothing}
          required
        />,
      );
    const { rerender } = render(field());
    const control = screen.getByLabelText('Email');
    expect(control).toHaveAccessibleDescription('The one you signed up with');
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).toHaveAttribute('aria-required', 'true');
    rerender(field('Email is required.'));
    expect(control).toHaveAccessibleDescription('The one you signed up with Email is required.');
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveFocus();
  });

  test('of several wrong ones, the first takes the focus', () => {
    render(
      themed(
        <>
          <TextField label="A" name="a" value="" onChange={nothing} invalid />
          <TextField label="B" name="b" value="" onChange={nothing} invalid />
        </>,
      ),
    );
    expect(screen.getByLabelText('A')).toHaveFocus();
  });

  test('of a password is shown and hidden again (AUTH-05)', () => {
    render(
      themed(
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value="secret"
          onChange={nothing}
          showLabel="Show password"
          hideLabel="Hide password"
        />,
      ),
    );
    const control = screen.getByLabelText('Password');
    expect(control).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control).toHaveAttribute('type', 'password');
  });

  test('of choices says what was chosen', () => {
    const chosen = vi.fn<(value: string) => void>();
    render(
      themed(
        <SelectField
          label="Country"
          name="country"
          value=""
          placeholder="Select a country"
          onChange={chosen}
          options={[{ value: 'GH', label: 'Ghana' }]}
        />,
      ),
    );
    expect(screen.getByRole('option', { name: 'Select a country' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'GH' } });
    expect(chosen).toHaveBeenCalledExactlyOnceWith('GH');
  });
});

describe('a button', () => {
  test('at work says so, keeps the focus and does nothing', () => {
    const press = vi.fn<() => void>();
    const submit = vi.fn<() => void>();
    const form = (busy: boolean) =>
      themed(
        <Form onSubmit={submit}>
          <Button type="submit" busy={busy} busyLabel="Saving..." onClick={press}>
            Save
          </Button>
        </Form>,
      );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(form(true));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Saving...');
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    fireEvent.click(button);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('that leads beside the app tells the other page nothing', () => {
    render(
      themed(
        <LinkButton href="https://example.org" outside>
          There
        </LinkButton>,
      ),
    );
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });
});

describe('a toast', () => {
  const toast = (tone: 'good' | 'danger' = 'good') => {
    const calls = {
      onDismiss: vi.fn<() => void>(),
      onHold: vi.fn<() => void>(),
      onRelease: vi.fn<() => void>(),
    };
    render(
      themed(
        <ToastRegion
          label="Messages"
          toast={{
            id: 1,
            tone,
            title: 'Saved',
            description: 'All of it.',
            closeLabel: 'Close',
            ...calls,
          }}
        />,
      ),
    );
    return {
      ...calls,
      sheet:
        tone === 'danger'
          ? screen.getByRole('alert')
          : (screen.getByRole('status').firstElementChild as HTMLElement),
    };
  };

  test.each([
    [49, 0],
    [50, 1],
    [-50, 1],
  ])('pushed %i px aside goes %i times (NAV-06)', (distance, times) => {
    const { sheet, onDismiss } = toast();
    fireEvent.pointerDown(sheet, { clientX: 200, pointerId: 1 });
    fireEvent.pointerMove(sheet, { clientX: 200 + distance, pointerId: 1 });
    fireEvent.pointerUp(sheet, { clientX: 200 + distance, pointerId: 1 });
    expect(onDismiss).toHaveBeenCalledTimes(times);
    expect(sheet.style.transform).toBe('');
  });

  test('let go elsewhere by the system stays', () => {
    const { sheet, onDismiss } = toast();
    fireEvent.pointerDown(sheet, { clientX: 0, pointerId: 1 });
    fireEvent.pointerCancel(sheet, { clientX: 300, pointerId: 1 });
    fireEvent.pointerUp(sheet, { clientX: 300, pointerId: 1 });
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('is held while the pointer or the focus rests on it', () => {
    const { sheet, onHold, onRelease } = toast('danger');
    fireEvent.pointerEnter(sheet);
    fireEvent.pointerLeave(sheet);
    screen.getByRole('button', { name: 'Close' }).focus();
    expect(onHold).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Close' }).blur();
    expect(onRelease).toHaveBeenCalledTimes(2);
  });

  test('is closed by its button', () => {
    const { onDismiss } = toast();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('the user menu (NAV-04)', () => {
  const leave = vi.fn<() => void>();
  const open = async () => {
    const user = userEvent.setup();
    render(
      themed(
        <UserMenu
          name="Amara"
          initial="A"
          label="Your account"
          items={[
            { label: 'Profile', href: '/profile' },
            { label: 'Settings', href: '/settings' },
            { label: 'Sign Out', onSelect: leave },
          ]}
        />,
      ),
    );
    const button = screen.getByRole('button', { name: 'Amara' });
    button.focus();
    return { user, button };
  };
  const entry = (name: string) => screen.getByRole('menuitem', { name });

  test('opens onto its first entry and is walked by arrows, Home, End and a letter', async () => {
    const { user, button } = await open();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(entry('Profile')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(entry('Settings')).toHaveFocus();
    await user.keyboard('{End}');
    expect(entry('Sign Out')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(entry('Profile')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(entry('Sign Out')).toHaveFocus();
    await user.keyboard('{Home}s');
    expect(entry('Settings')).toHaveFocus();
  });

  test('opens upwards onto its last', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowUp}');
    expect(entry('Sign Out')).toHaveFocus();
  });

  test('closes on Escape, back to its button, and on Tab', async () => {
    const { user, button } = await open();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('does what was chosen', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(leave).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('strength is a bar with its word (SIGN-02)', () => {
  render(themed(<StrengthMeter caption="Password strength" label="Good" percent={75} />));
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', '75');
  expect(meter).toHaveAttribute('aria-valuetext', 'Good');
  expect(screen.getByText('Good')).toBeVisible();
});

test('whether two entries match is said in words, and nothing before there are two (SIGN-01)', () => {
  const { rerender } = render(themed(<MatchIndicator />));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(themed(<MatchIndicator matches label="Both match" />));
  expect(screen.getByRole('status')).toHaveTextContent('Both match');
});

test('a suggestion is a button by the name of its dish, described by the rest (KIT-04)', () => {
  const choose = vi.fn<() => void>();
  render(
    themed(
      <DishCard
        title="Jollof rice"
        minutes="60 min"
        handsOn="20 hands-on"
        note="Smoky."
        chosen={false}
        onChoose={choose}
      />,
    ),
  );
  const button = screen.getByRole('button', { name: 'Jollof rice' });
  expect(button).toHaveAccessibleDescription('60 min 20 hands-on Smoky.');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button);
  expect(choose).toHaveBeenCalledOnce();
});

test('what went wrong interrupts, unless something else says so already', () => {
  render(
    themed(
      <>
        <Alert>Loud</Alert>
        <Alert quiet>Quiet</Alert>
        <Alert tone="good">Polite</Alert>
      </>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Loud');
  expect(screen.getByRole('status')).toHaveTextContent('Polite');
});

test('a heading that has just come takes the focus', () => {
  render(
    themed(
      <Heading level={2} takesFocus>
        Suggestions
      </Heading>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Suggestions' })).toHaveFocus();
});

describe('light or dark', () => {
  const root = document.documentElement;
  test.each(['light', 'dark'] as const)('is %s where the person says so', (appearance) => {
    showAppearance(appearance)();
    expect(root).toHaveClass(appearance);
    expect(root).not.toHaveClass(appearance === 'light' ? 'dark' : 'light');
  });

  test('otherwise follows the device, also when it changes', () => {
    const device = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    const stop = showAppearance();
    expect(root).toHaveClass('dark');
    device.matches = false;
    device.dispatchEvent(new Event('change'));
    expect(root).toHaveClass('light');
    stop();
    device.matches = true;
    device.dispatchEvent(new Event('change'));
    expect(root).toHaveClass('light');
    vi.restoreAllMocks();
  });
});
