import { useSelector } from '../../../context/useSelector.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ApiTokensCard } from './ApiTokensCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import type { CareActor } from './accountCareSelectors.ts';
import { settingsPages } from '../texts/pages.en.ts';

export interface CareParts {
  readonly SecondFactor: typeof SecondFactorCard;
  readonly Passkeys: typeof PasskeysCard;
  readonly Identities: typeof IdentitiesCard;
  readonly ApiTokens: typeof ApiTokensCard;
  readonly DataExport: typeof DataCard;
  readonly Deletion: typeof DeletionCard;
  readonly Proof: typeof ProofDialog;
}
const allParts: CareParts = {
  SecondFactor: SecondFactorCard,
  Passkeys: PasskeysCard,
  Identities: IdentitiesCard,
  ApiTokens: ApiTokensCard,
  DataExport: DataCard,
  Deletion: DeletionCard,
  Proof: ProofDialog,
};

interface AccountCareViewProps {
  readonly actor: CareActor;
  readonly parts?: CareParts;
}

/** Beneath the settings: passkeys, other providers, two-step log-in, where one is signed in, one's data, tokens for the API, and the way out. */
export function AccountCareView({ actor, parts = allParts }: AccountCareViewProps) {
  const secondFactor = useSelector(actor, (snapshot) => snapshot.children.secondFactor);
  const passkeys = useSelector(actor, (snapshot) => snapshot.children.passkeys);
  const identities = useSelector(actor, (snapshot) => snapshot.children.identities);
  const apiTokens = useSelector(actor, (snapshot) => snapshot.children.apiTokens);
  const dataExport = useSelector(actor, (snapshot) => snapshot.children.dataExport);
  const deletion = useSelector(actor, (snapshot) => snapshot.children.accountDeletion);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);

  return (
    <Page title={settingsPages['/settings'].title} width="line">
      <Stack gap="6">
        {passkeys && <parts.Passkeys actor={passkeys} />}
        {identities && <parts.Identities actor={identities} />}
        {secondFactor && <parts.SecondFactor actor={secondFactor} />}
        <PlacesCard actor={actor} />
        {dataExport && <parts.DataExport actor={dataExport} />}
        {apiTokens && <parts.ApiTokens actor={apiTokens} />}
        {deletion && <parts.Deletion actor={deletion} />}
      </Stack>
      {proof && <parts.Proof actor={proof} />}
    </Page>
  );
}
