// Mail over the queue, for a server.
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Storage } from './database/plugin.ts';
import { createIdSource } from './ids.ts';
import { createQueue } from './jobs/queue.ts';
import { chooseCarrier, createMail, type Mail } from './mail.ts';

/** The queue begins when the server is ready, and ends before storage does: closing goes backwards. */
export function openMail(
  app: FastifyInstance,
  config: Config,
  { jobs, seal }: Pick<Storage, 'jobs' | 'seal'>,
): Mail {
  const newId = createIdSource(Date.now);
  const queue = createQueue(jobs, seal, { newId, log: app.log, lease: config.jobLease });
  app.addHook('onReady', async () => queue.start());
  app.addHook('onClose', () => queue.close());
  const mail = createMail(chooseCarrier(config), queue, app.log);
  if (!mail.isOn)
    app.log.warn('No mail is sent: SMTP_URL is not set, and other machines can reach this server.');
  return mail;
}
