import { fromPromise } from 'xstate';
import { exportAccount } from '../../../../contract/account.ts';
import type { GuardedResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orProof } from './orProof.ts';

/** Puts a file among the browser's downloads. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/**
 * Fetches everything that is stored on the person, and saves it as one file.
 * @param timeout how long collecting it may take, in milliseconds.
 */
export const createFetchData = (
  { client }: Pick<Connections, 'client'>,
  timeout = 60_000,
  save = download,
) =>
  fromPromise<GuardedResult>(async ({ signal }) => {
    const data = await orProof(client.request(exportAccount, { signal, timeout }));
    if ('outcome' in data && data['outcome'] === 'proofRequired')
      return { outcome: 'proofRequired' };
    save('platewise-my-data.json', `${JSON.stringify(data, null, 2)}\n`);
    return { outcome: 'done' };
  });
