import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, text } from './common.ts';

export const FeedbackRequest = z.object({
  feedback_text: text(10_000, inSchema('feedback.missing', 'Please write your feedback.')),
});

export const sendFeedback = call({
  id: 'sendFeedback',
  method: 'POST',
  path: '/api/feedback',
  summary: 'Tell us something',
  body: FeedbackRequest,
  answer: Acknowledgement,
});
