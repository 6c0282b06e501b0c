import { fromPromise } from 'xstate';

/** Paystack's own host; the stand-in's script comes from this origin. */
const providerHost = 'https://js.paystack.co';

/** Loads the provider's inline script, once a page. A script that failed may be asked for again. */
export const createLoadProvider = (given?: Document) =>
  fromPromise<void, { scriptUrl: string | null }>(async ({ input: { scriptUrl } }) => {
    if ('PaystackPop' in globalThis) return;
    const page = given ?? document;
    const url = scriptUrl === null ? null : new URL(scriptUrl, page.baseURI);
    if (url === null || ![providerHost, new URL(page.baseURI).origin].includes(url.origin))
      throw new Error(`No script of the payment provider: ${scriptUrl}`);
    await new Promise<void>((resolve, reject) => {
      const script = page.createElement('script');
      script.src = url.href;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`The payment provider's script did not load: ${url.href}`));
      });
      page.head.append(script);
    });
  });
