import { fromPromise } from 'xstate';
import { exportAccount } from '../../../../contract/account.ts';
import type { DataForm, GuardedResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orProof } from './orProof.ts';

type Data = Readonly<Record<string, unknown>>;
interface File {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Puts a file among the browser's downloads. */
function download({ name, type, text }: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** The cookbook as HTML. */
type Write = (data: Data) => Promise<string>;

async function fileOf(data: Data, form: DataForm, write: Write): Promise<File> {
  if (form === 'everything')
    return {
      name: 'platewise-my-data.json',
      type: 'application/json',
      text: `${JSON.stringify(data, null, 2)}\n`,
    };
  return {
    name: 'platewise-my-cookbook.html',
    type: 'text/html;charset=utf-8',
    text: await write(data),
  };
}

/**
 * Fetches everything that is stored on the person, and saves it as one file.
 * @param timeout how long collecting it may take, in milliseconds.
 */
export const createFetchData = (
  { client }: Pick<Connections, 'client'>,
  write: Write,
  timeout = 60_000,
  save = download,
) =>
  fromPromise<GuardedResult, { form: DataForm }>(async ({ input, signal }) => {
    const fetched = client.request(exportAccount, { signal, timeout });
    const answer = await orProof(
      fetched.then((data: Data) => ({ outcome: 'done' as const, data })),
    );
    if (answer.outcome === 'done') save(await fileOf(answer.data, input.form, write));
    return { outcome: answer.outcome };
  });
