import type { OpenHealth } from '../../../../machines/shared/kitchen.ts';
import { healthNotice as words } from '../texts/notice.en.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';

interface HealthNoticeProps {
  readonly open: OpenHealth | undefined;
  /** It was so when the week was planned; it may have been answered since. */
  readonly then?: boolean;
  /** Where it can be answered: what a list said beside the list, all else in the settings. */
  readonly answeredAt?: '/settings' | '/ai-kitchen';
}

function sentenceOf(open: OpenHealth, then: boolean): string | undefined {
  const { not_understood_health: texts = [], open_health_questions: questions = 0 } = open;
  if (texts.length > 0)
    return fill(then ? words.notUnderstoodThen : words.notUnderstood, {
      texts: texts.map((text) => fill(words.quoted, { text: text.slice(0, 60) })).join(', '),
    });
  return questions > 0
    ? counted(questions, { one: words.question, many: words.questions })
    : undefined;
}

/** While something said of one's health is open, this stands where a fit would be claimed. */
export function HealthNotice({
  open = {},
  then = false,
  answeredAt = '/settings',
}: HealthNoticeProps) {
  const sentence = sentenceOf(open, then);
  return (
    sentence !== undefined && (
      <Alert tone="caution">
        <Row justify="space-between">
          <Text>{sentence}</Text>
          <LinkButton kind="secondary" href={answeredAt}>
            {words.answer}
          </LinkButton>
        </Row>
      </Alert>
    )
  );
}
