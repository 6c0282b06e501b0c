import { refusalCode } from '../../../actors/refusalCode.ts';

export interface ProofRequired {
  outcome: 'proofRequired';
}

/** An answer, or that the server wants to know first who uses this session. */
export async function orProof<Answer>(call: Promise<Answer>): Promise<Answer | ProofRequired> {
  try {
    return await call;
  } catch (error) {
    if (refusalCode(error) === 'proof_required') return { outcome: 'proofRequired' };
    throw error;
  }
}
