// Headers of every answer (design: 'Headers'). The page may run our scripts and, where Paystack is
// configured, Paystack's; it may frame YouTube's player without cookies and Paystack's popup.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './env.ts';

const paystackScript = 'https://js.paystack.co';
const frames = ['https://www.youtube-nocookie.com', 'https://checkout.paystack.com'];
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(self "https://checkout.paystack.com"), usb=(), serial=(), midi=(), display-capture=()';
const halfAYear = 15_552_000;

export async function security(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: config.paystack ? ["'self'", paystackScript] : ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Emotion writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: frames,
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(config.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // YouTube's player refuses to play where it is not told who embeds it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.https ? { maxAge: halfAYear, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
  // Answers say for themselves how long they may be kept; what says nothing is not kept at all.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
