/** A screen as a person finds it: by role and visible words. */
import { configure, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { Theme } from '../../src/app/theme/Theme.tsx';

// A failure names what was not found; the whole page beneath it helps nobody.
configure({ getElementError: (message) => new Error((message ?? '').split('\n')[0]) });

export const themed = (view: ReactElement): ReactElement => <Theme>{view}</Theme>;

export const press = (name: string | RegExp) => () =>
  void fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) => () =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const choose = (label: string, value: string) => () =>
  void fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
/** A photo or another file, by the device's own way of choosing one. */
export const pick = (file: File) => () =>
  void fireEvent.change(screen.getByLabelText(/^Choose a(nother)? (photo|file)/), {
    target: { files: [file] },
  });
/** Enter in a field sends its form, also where a button is out of sight. */
export const submit = (name: string) => () =>
  void fireEvent.submit(screen.getByRole('form', { name }));

export const seesButton = (name: string | RegExp) =>
  expect(screen.getByRole('button', { name })).toBeVisible();
export const seesNoButton = (name: string | RegExp) =>
  expect(screen.queryByRole('button', { name })).toBeNull();
export const seesText = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
export const seesNoText = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();
export const seesAlert = (text: string) =>
  expect(screen.getByRole('alert')).toHaveTextContent(text);
export const seesNoAlert = () => expect(screen.queryByRole('alert')).toBeNull();
export const seesValue = (label: string, value: string) =>
  expect(screen.getByLabelText(label)).toHaveValue(value);
export { screen };
