/**
 * What a page says that shows nothing, or only a sketch, until its scripts run: after a while without them, and at once where
 * scripts are switched off. The app takes it away when it is drawn (src/app/mount.tsx).
 */

const words = {
  en: {
    missing:
      'This page needs its scripts, and they have not come. Check your connection and reload.',
    switchedOff: 'This page needs JavaScript. Switch it on in your browser, then reload.',
    reload: 'Reload the page',
  },
  fr: {
    missing:
      'Cette page a besoin de ses scripts, et ils ne sont pas venus. Vérifiez votre connexion, puis rechargez.',
    switchedOff:
      'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez.',
    reload: 'Recharger la page',
  },
};
type Said = 'missing' | 'switchedOff';

/** Its colours are the browser's own: the page's style sheet may be missing too. */
const style =
  '#scripts-missing,#scripts-off{position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:1rem;border-top:2px solid;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;text-align:center}#scripts-off p{margin:0}#scripts-missing a,#scripts-off a{color:LinkText;text-decoration:underline}';

const sentence = (language: 'en' | 'fr', said: Said): string =>
  `${words[language][said]} <a href="">${words[language].reload}</a>`;

export const withoutScripts = (): string =>
  [
    `<style>${style}</style>`,
    `<div id="scripts-missing" role="alert" hidden>${(['en', 'fr'] as const)
      .map((language) => `<span lang="${language}" hidden>${sentence(language, 'missing')}</span>`)
      .join('')}</div>`,
    `<noscript><div id="scripts-off">${(['en', 'fr'] as const)
      .map((language) => `<p lang="${language}">${sentence(language, 'switchedOff')}</p>`)
      .join('')}</div></noscript>`,
    `<script>(${tellMissing.toString()})()</script>`,
  ].join('');

/** Runs in the page. Scripts of a slow line have fifteen seconds. */
function tellMissing(): void {
  setTimeout(() => {
    const notice = document.querySelector<HTMLElement>('#scripts-missing');
    if (notice === null) return;
    notice.hidden = false;
    for (const each of notice.querySelectorAll('span'))
      each.hidden = each.lang !== document.documentElement.lang;
  }, 15_000);
}
