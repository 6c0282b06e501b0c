import { healthNotice as words } from '../texts/notice.en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Text } from '../../../ui/typography.tsx';

interface HeardNoticeProps {
  /** As it was written; empty where it is not kept. */
  readonly heard: readonly string[] | undefined;
}

/** What a list said of health beside the settings: a dish is judged by both. */
export function HeardNotice({ heard }: HeardNoticeProps) {
  if (heard === undefined) return null;
  const texts = heard.map((text) => fill(words.quoted, { text })).join(', ');
  return heard.length === 0 ? (
    <Alert tone="caution">
      <Text>{words.forgotten}</Text>
    </Alert>
  ) : (
    <Alert tone="info" quiet>
      <Text>{fill(words.heard, { texts })}</Text>
    </Alert>
  );
}
