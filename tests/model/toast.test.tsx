import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { ToastView } from '../../src/features/toast/views/ToastView.tsx';
import { toast } from './samples/toast.ts';
import { press, screen, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const sheet = () => screen.getByRole('alert');
const seesIt = () => {
  seesText('Login Failed');
  seesText('An unexpected error occurred. Please try again.');
};
const seesNone = () => expect(screen.queryByRole('alert')).toBeNull();

testView({
  samples: toast,
  draw: (actor) => themed(<ToastView actor={actor as never} />),
  does: {
    'toast.dismissed': press('Close message'),
    'toast.held': () => void fireEvent.focus(sheet()),
    'toast.released': () => void fireEvent.blur(sheet()),
  },
  sees: {
    quiet: seesNone,
    'showing.counting': seesIt,
    'showing.held': seesIt,
    dismissed: seesNone,
  },
});
