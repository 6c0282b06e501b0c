/** The review site: reads the address and shows the page that it names. */
import { chartAddress, readAddress } from './address.ts';
import { changesInShort, changesPage } from './changesPage.ts';
import { chartPage } from './chartPage.ts';
import { data, everyChart, requirementLinks, samplesOf, stateLink } from './charts.ts';
import { all, el, link, table } from './dom.ts';
import { mapPage } from './mapPage.ts';
import { requirementsPage } from './requirementsPage.ts';
import { searchPage } from './searchPage.ts';
import './site.css';

function homePage(): HTMLElement {
  const rows = everyChart().map(({ name, description, states, transitions }) => [
    stateLink(name, '', name),
    all(description),
    all(`${states.size - 1} states, ${transitions.length} transitions`),
    all(changesInShort(name)),
    requirementLinks(
      [...new Set([...states.values()].flatMap(({ requirements }) => requirements))].sort(),
    ),
  ]);
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, 'How Platewise behaves'),
    el(
      'p',
      { class: 'lead' },
      `Version ${data.version}. Everything the app does is one of these charts: the states it can be in, and what leads from one to the next. Ask in your own words above, or open a chart: press a state to read about it, or play the chart with the answers that its tests use.`,
    ),
    table(
      `All ${rows.length} charts`,
      ['chart', 'what it is about', 'size', `since ${data.release.version}`, 'requirements'],
      rows,
    ),
  );
}

function chartChoice(page: string): HTMLElement {
  const choice = el(
    'select',
    {
      'aria-label': 'Chart',
      change: (event) => {
        location.hash = `#/${(event.target as HTMLSelectElement).value}`;
      },
    },
    el('option', { value: '' }, 'Choose a chart'),
    ...[...samplesOf.keys()].map((name) =>
      el('option', { value: name, selected: name === page }, name),
    ),
  );
  return choice;
}

/** A question in plain words, from any page. */
function searchField(question: string): HTMLElement {
  const field = el('input', {
    type: 'search',
    'aria-label': 'Find a state or an event',
    placeholder: 'What happens when…',
    value: question,
  });
  const ask = (event: Event): void => {
    event.preventDefault();
    if (field.value.trim() !== '') location.hash = chartAddress('search', field.value.trim());
  };
  return el(
    'form',
    { role: 'search', submit: ask },
    field,
    el('button', { type: 'submit' }, 'Find'),
  );
}

function pageFor(page: string): HTMLElement {
  const address = readAddress(location.hash);
  if (page === 'map') return mapPage();
  if (page === 'changes') return changesPage();
  if (page === 'search') return searchPage(address.item);
  if (page === 'requirements') return requirementsPage(address.item);
  return samplesOf.has(page) ? chartPage(address) : homePage();
}

let shown: string | null = null;
function show(): void {
  const { page, item } = readAddress(location.hash);
  const isFirst = shown === null;
  shown = page;
  const content = pageFor(page);
  document.title = `${content.querySelector('h1')!.textContent} · Platewise flows`;
  const bar = el(
    'nav',
    { 'aria-label': 'Site' },
    link('#/', 'Charts'),
    link('#/map', 'Map'),
    link('#/requirements', 'Requirements'),
    link('#/changes', `Since ${data.release.version}`),
    searchField(page === 'search' ? item : ''),
    chartChoice(page),
  );
  document.body.replaceChildren(bar, content);
  if (!isFirst) content.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

window.addEventListener('popstate', show);
show();
