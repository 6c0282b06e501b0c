import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Group = chakra('fieldset', {
  base: { border: '0', padding: '0', margin: '0', minWidth: '0' },
});
const Legend = chakra('legend', {
  base: { fontSize: 'sm', fontWeight: 'strong', lineHeight: 'snug', padding: '0' },
});
const Hint = chakra('p', {
  base: { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', marginBlock: '1' },
});
const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& td, & th': { padding: '0' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
  },
});
const Names = chakra('col', { base: { width: '14%' } });
/** A heading that ticks all of its row or column. */
const All = chakra('button', {
  base: {
    width: '100%',
    minHeight: 'touch',
    padding: '0',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    color: 'herb.text',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { background: 'bg.sunken' },
    _disabled: { color: 'fg.muted', textDecoration: 'none', cursor: 'not-allowed' },
  },
  variants: { row: { true: { textAlign: 'start', fontSize: 'sm' } } },
});
const Cell = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    fontSize: 'xs',
    lineHeight: '1',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'md',
    _hover: { background: 'bg.sunken' },
    '& input': {
      width: '1.25rem',
      height: '1.25rem',
      margin: '0',
      flex: 'none',
      accentColor: '{colors.herb.solid}',
      cursor: 'inherit',
    },
    '& span': { marginTop: '0.35rem' },
    '&:has(input:disabled)': { cursor: 'not-allowed' },
  },
});

interface TickTableProps {
  readonly label: string;
  readonly hint: string;
  /** What stands under a box without a tick. */
  readonly unticked: string;
  readonly columns: readonly { readonly name: string; readonly all: string }[];
  readonly rows: readonly {
    readonly name: string;
    readonly all: string;
    /** None of it can be ticked. */
    readonly disabled: boolean;
    readonly cells: readonly {
      readonly key: string;
      readonly label: string;
      readonly checked: boolean;
    }[];
  }[];
  readonly disabled: boolean;
  readonly onToggle: (keys: readonly string[]) => void;
}

/** Boxes to tick by row and column; a heading ticks all that it heads. */
export function TickTable({
  label,
  hint,
  unticked,
  columns,
  rows,
  disabled,
  onToggle,
}: TickTableProps) {
  const id = useId();
  const open = rows.filter((row) => !row.disabled);
  return (
    <Group disabled={disabled} aria-describedby={id}>
      <Legend>{label}</Legend>
      <Hint id={id}>{hint}</Hint>
      <Table>
        <colgroup>
          <Names />
          <col span={columns.length} />
        </colgroup>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, all }, place) => (
              <th key={name} scope="col">
                <All
                  type="button"
                  aria-label={all}
                  onClick={() => onToggle(open.flatMap(({ cells }) => cells[place]?.key ?? []))}
                >
                  {name}
                </All>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <All
                  row
                  type="button"
                  aria-label={row.all}
                  disabled={row.disabled}
                  onClick={() => onToggle(row.cells.map(({ key }) => key))}
                >
                  {row.name}
                </All>
              </th>
              {row.cells.map(({ key, label: cellLabel, checked }) => (
                <td key={key}>
                  <Cell>
                    <input
                      type="checkbox"
                      aria-label={cellLabel}
                      checked={checked && !row.disabled}
                      disabled={row.disabled}
                      onChange={() => onToggle([key])}
                    />
                    {!checked && !row.disabled && <span aria-hidden="true">{unticked}</span>}
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Group>
  );
}
