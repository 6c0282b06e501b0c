import { proofMachine } from '../../../machines/settings/proof.machine.ts';
import type { Samples } from '../samples.ts';

interface Context {
  password: string;
  code: string;
  needsCode: boolean;
  refusal: string | undefined;
}

export const proof: Samples = {
  chart: 'proof',
  machine: proofMachine,
  input: { proofTimeout: 12_000 },
  person: {
    'password.changed': { type: 'password.changed', password: 'lovelace' },
    'password.changed (blank)': { type: 'password.changed', password: '' },
    'code.changed': { type: 'code.changed', code: ' 123456 ' },
    'form.submitted': { type: 'form.submitted' },
    'proof.cancelled': { type: 'proof.cancelled' },
  },
  actors: {
    verifyPerson: {
      answers: {
        proven: { outcome: 'proven' },
        'code required': { outcome: 'codeRequired' },
        refused: { outcome: 'refused' },
        'refused with a reason': { outcome: 'refused', message: 'This code is not right.' },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { proofTimeout: 12_000 },
  distinguish: ({ password, code, needsCode }: Context) => [password, code, needsCode],
  situations: {
    'a password': ({ password }: Context) => password !== '',
    'a code': ({ code }: Context) => code.trim() !== '',
    'a code is needed': ({ needsCode }: Context) => needsCode,
  },
  holds: {
    'verifyPerson answers code required': ({ needsCode }: Context) => needsCode,
    'verifyPerson answers refused': ({ code, refusal }: Context) =>
      code === '' && refusal === undefined,
    'verifyPerson answers refused with a reason': ({ code, refusal }: Context) =>
      code === '' && refusal === 'This code is not right.',
  },
};
