import { useEffect, useRef } from 'react';

/** What was typed as an email goes along to the next of these forms: in this tab's memory, for as long as that takes to come. */
let carried = { email: '', until: 0 };
const carryFor = 30_000;
const forms = ['/login', '/signup', '/forgot-password'].map((path) => `a[href="${path}"]`).join();

/** Carries the email by the links that lead from one form of the entrance to another. @param enter takes what was carried to here */
export function useCarriedEmail(email: string, enter: (email: string) => void): void {
  const latest = useRef({ email, enter });
  useEffect(() => {
    latest.current = { email, enter };
  });
  useEffect(() => {
    if (carried.email !== '' && Date.now() < carried.until) latest.current.enter(carried.email);
    carried = { email: '', until: 0 };
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(forms) !== null)
        carried = { email: latest.current.email, until: Date.now() + carryFor };
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
