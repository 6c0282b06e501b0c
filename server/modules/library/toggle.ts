// A filter that is on or off: a link before the lists of filters, and its chip below them.
import { html, type Html } from '../../../domain/html.ts';
import { icons } from './icons.ts';
import type { Locale } from './locale.ts';

export interface Toggle {
  readonly label: string;
  readonly isOn: boolean;
  /** Where it is the other way round. */
  readonly address: string;
}

export const toggleLink = ({ label, isOn, address }: Toggle, { link }: Locale): Html =>
  html`<a
    class="filter${isOn && ' on'}"
    rel="nofollow"
    ${isOn && html` aria-current="true"`}
    href="${link(address)}"
    >${label}</a
  >`;

/** Takes it away. */
export const toggleChip = (
  { label, isOn, address }: Toggle,
  { texts, link }: Locale,
): Html | false =>
  isOn &&
  html`<li>
    <a
      class="chip"
      rel="nofollow"
      href="${link(address)}"
      aria-label="${`${texts.remove} ${label}`}"
      >${label}${icons.close}</a
    >
  </li>`;
