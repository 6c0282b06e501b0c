import { sendFeedback } from '../../contract/feedback.ts';
import type { Services } from '../services.ts';
import { type Serve, success } from './serve.ts';

export function feedbackRoutes(serve: Serve, { storage: { feedback } }: Services): void {
  serve(sendFeedback, async ({ body, person }) => {
    await feedback.create(person.userId, body.feedback_text);
    return success({ message: 'Thank you for your feedback.' });
  });
}
