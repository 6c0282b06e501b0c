import { sendFeedback } from '../../../contract/feedback.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { feedbackEmail } from '../accounts/emailTemplates.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function feedbackRoutes(
  serve: Serve,
  { storage: { feedback, users, allowances }, attempts, withoutFailing, mail, config }: Services,
): void {
  const { feedbackTo } = config.mail;

  serve(sendFeedback, async ({ body, person, request }) => {
    await attempts.feedback(request, person.userId);
    const more = { rows: 1, bytes: bytesIn(body.feedback_text) };
    await allowances.within(person.userId, 'feedback', more, async () =>
      feedback.create(person.userId, body.feedback_text),
    );
    if (feedbackTo !== undefined) {
      await withoutFailing('word of feedback could not be stored', async () => {
        const user = await users.find(person.userId);
        if (user)
          await mail.send(feedbackEmail(feedbackTo, user.email, body.feedback_text), person.userId);
      });
    }
    return success({ message: 'Thank you for your feedback.' });
  });
}
