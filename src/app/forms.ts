import { attempt, triedKey } from '../actors/clearDrafts.ts';
import { navigate } from './routes.ts';

/** A form of a page that needs no code is answered by another page, which it names; its list waits there in this tab, never in the address. */
export function interceptForms(root: HTMLElement): void {
  root.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    const to = form.dataset['answeredBy'];
    if (to === undefined) return;
    attempt(() => sessionStorage.setItem(triedKey, JSON.stringify(new FormData(form).get('list'))));
    navigate(to, { replace: false });
  });
}
