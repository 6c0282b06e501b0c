import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { photos } from '../../src/features/photos/texts/en.ts';
import { Combobox } from '../../src/ui/Combobox.tsx';
import { EditableChip } from '../../src/ui/EditableChip.tsx';
import { ImagePicker } from '../../src/ui/ImagePicker.tsx';
import { themed } from '../model/screen.tsx';

const photo = new File(['soup'], 'soup.jpg', { type: 'image/jpeg' });
const nothing = () => undefined;

describe('choosing a photo (FOOD-02)', () => {
  const Picker = ({ heard }: { readonly heard: File[] }) => {
    const [chosen, setChosen] = useState<File | null>(null);
    const choose = (file: File) => {
      heard.push(file);
      setChosen(file);
    };
    return (
      <ImagePicker
        photo={chosen}
        onChoose={choose}
        onRemove={() => setChosen(null)}
        labels={photos}
      />
    );
  };
  const draw = () => {
    const heard: File[] = [];
    return { heard, ...render(themed(<Picker heard={heard} />)) };
  };

  test('shows it at 400 by 300, with the hint, and lets it be taken away', () => {
    const { heard, container } = draw();
    expect(screen.getByText('PNG, JPG, JPEG up to 10MB')).toBeVisible();
    expect(screen.getByLabelText('Choose a photo')).toHaveAttribute('accept', 'image/*');
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } });
    expect(heard).toEqual([photo]);
    const preview = screen.getByRole('img', { name: 'The photo you chose' });
    expect([preview.getAttribute('width'), preview.getAttribute('height')]).toEqual(['400', '300']);
    expect(screen.getByText('PNG, JPG, JPEG up to 10MB')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(container.querySelector('img')).toBeNull();
  });

  test('says so where the browser cannot show it', () => {
    draw();
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } });
    fireEvent.error(screen.getByRole('img', { name: 'The photo you chose' }));
    expect(screen.getByText('This browser cannot show this file.')).toBeVisible();
    expect(screen.getByLabelText('Choose another photo')).toBeInTheDocument();
  });

  test('takes what is dropped on it, and what is pasted anywhere', () => {
    const { heard } = draw();
    const zone = screen.getByLabelText('Choose a photo').parentElement!;
    fireEvent.dragOver(zone);
    fireEvent.dragLeave(zone);
    fireEvent.drop(zone, { dataTransfer: { files: [] } });
    expect(heard).toEqual([]);
    fireEvent.drop(zone, { dataTransfer: { files: [photo] } });
    const pasted = new File(['png'], 'pasted.png', { type: 'image/png' });
    fireEvent.paste(document.body, {
      clipboardData: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] },
    });
    fireEvent.paste(document.body, { clipboardData: { files: [pasted] } });
    expect(heard).toEqual([photo, pasted]);
  });

  test('hears nothing any more once it has gone', () => {
    const { heard, unmount } = draw();
    unmount();
    fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
    expect(heard).toEqual([]);
  });
});

describe('a chip that can be rewritten', () => {
  const draw = () => {
    const renamed: string[] = [];
    render(
      themed(
        <EditableChip
          name="rice"
          mark="sure"
          renameLabel="Rename rice"
          removeLabel="Remove rice"
          onRename={(name) => renamed.push(name)}
          onRemove={nothing}
        />,
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Rename rice' }));
    return { renamed, field: screen.getByRole('textbox', { name: 'Rename rice' }) };
  };

  test('takes its new name by Enter, and by leaving it', () => {
    const { renamed, field } = draw();
    fireEvent.change(field, { target: { value: ' brown rice ' } });
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Rename rice' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'wild rice' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    expect(renamed).toEqual(['brown rice', 'wild rice']);
    expect(screen.getByRole('button', { name: 'Rename rice' })).toHaveFocus();
  });

  test.each([
    ['Escape', 'x'],
    ['Enter', ' '],
    ['Enter', 'rice'],
  ])('keeps its name on %s with "%s"', (key, value) => {
    const { renamed, field } = draw();
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'a' });
    fireEvent.keyDown(field, { key });
    expect(renamed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Rename rice' })).toHaveTextContent('rice');
  });
});

test('a chip that goes leaves the focus with its neighbour', () => {
  const Chips = () => {
    const [names, setNames] = useState(['rice', 'eggs', 'leek']);
    return (
      <ul>
        {names.map((name, n) => (
          <li key={n}>
            <EditableChip
              name={name}
              renameLabel={`Rename ${name}`}
              removeLabel={`Remove ${name}`}
              onRename={nothing}
              onRemove={() => setNames(names.filter((each) => each !== name))}
            />
          </li>
        ))}
      </ul>
    );
  };
  render(themed(<Chips />));
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name: `Remove ${name}` });
    button.focus();
    fireEvent.click(button);
  };
  remove('rice');
  expect(screen.getByRole('button', { name: 'Remove eggs' })).toHaveFocus();
  remove('leek');
  expect(screen.getByRole('button', { name: 'Remove eggs' })).toHaveFocus();
  remove('eggs');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a combobox', () => {
  const options = [
    { id: 'a', label: 'Apple' },
    { id: 'b', label: 'Apricot', detail: 'dish' },
  ];
  const draw = (given = options) => {
    const heard: string[] = [];
    render(
      themed(
        <Combobox
          label="Add"
          name="add"
          value="ap"
          listLabel="Found"
          found="2 found"
          options={given}
          onChange={(value) => heard.push(`typed ${value}`)}
          onChoose={({ id }) => heard.push(`chose ${id}`)}
          onEnter={(value) => heard.push(`entered ${value}`)}
        />,
      ),
    );
    const field = screen.getByRole('combobox', { name: 'Add' });
    const key = (name: string) => fireEvent.keyDown(field, { key: name });
    return { heard, field, key };
  };

  test('opens by an arrow, goes round, and takes the marked one', () => {
    const { heard, field, key } = draw();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    key('ArrowDown');
    expect(screen.getByRole('listbox', { name: 'Found' })).toBeVisible();
    expect(screen.getByText('2 found')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Apple' })).toHaveAttribute(
      'id',
      field.getAttribute('aria-activedescendant')!,
    );
    key('ArrowUp');
    expect(screen.getByRole('option', { name: /Apricot/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    key('ArrowDown');
    key('Enter');
    expect(heard).toEqual(['chose a']);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    key('ArrowUp');
    expect(screen.getByRole('option', { name: /Apricot/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    key('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('takes a press, and what was typed where nothing is marked', () => {
    const { heard, field, key } = draw();
    fireEvent.focus(field);
    fireEvent.mouseDown(screen.getByRole('option', { name: 'Apple' }));
    fireEvent.click(screen.getByRole('option', { name: 'Apple' }));
    fireEvent.change(field, { target: { value: 'apr' } });
    key('Enter');
    fireEvent.blur(field);
    expect(heard).toEqual(['chose a', 'typed apr', 'entered ap']);
  });

  test('has nothing to open without options', () => {
    const { key } = draw([]);
    key('ArrowDown');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
