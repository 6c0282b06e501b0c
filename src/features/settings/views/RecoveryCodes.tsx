import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { recoveryFile } from './recoveryFile.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Codes } from '../../../ui/Codes.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/typography.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  return (
    <Stack gap="4">
      <Heading level={3} takesFocus>
        {words.codesTitle}
      </Heading>
      <Alert tone="caution">{words.codesIntro}</Alert>
      <Codes codes={codes} label={words.codesTitle} />
      <Row>
        <LinkButton kind="secondary" href={recoveryFile(codes)} download="recovery-codes.txt">
          {words.asFile}
        </LinkButton>
        <Button onClick={onStored}>{words.stored}</Button>
      </Row>
    </Stack>
  );
}
