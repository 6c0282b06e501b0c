/** Pages in the structures that recipe sites have, written for these tests: facts of our own, no one's text. */

export interface Facts {
  readonly name: string;
  readonly servings: number;
  readonly prep: number;
  readonly cook: number;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

export const facts: readonly Facts[] = [
  {
    name: 'Red lentil soup',
    servings: 4,
    prep: 10,
    cook: 30,
    lines: [
      '250 g red lentils',
      '1 large onion, chopped',
      '1 tbsp olive oil',
      '1 litre vegetable stock',
      '1/2 tsp salt',
    ],
    steps: [
      'Soften the onion in the oil for 8 minutes.',
      'Add lentils and stock and simmer for 20 minutes.',
      'Salt and serve.',
    ],
  },
  {
    name: 'Tomato & basil pasta',
    servings: 2,
    prep: 5,
    cook: 15,
    lines: [
      '200 g spaghetti',
      '1 x 400 g can chopped tomatoes',
      '2 cloves garlic',
      '2 tbsp olive oil',
      '20 g basil',
    ],
    steps: [
      'Boil the pasta for 9 minutes.',
      'Fry the garlic, add the tomatoes and cook for 10 minutes.',
      'Mix and tear the basil over it.',
    ],
  },
  {
    name: 'Chicken tray bake',
    servings: 6,
    prep: 20,
    cook: 75,
    lines: [
      '6 chicken thighs',
      '1 kg potatoes',
      '2 red onions',
      '3 tbsp olive oil',
      '1 lemon',
      '1 tsp dried thyme',
    ],
    steps: ['Heat the oven to 200 °C.', 'Spread everything on a tray and roast for 75 minutes.'],
  },
  {
    name: 'Œufs brouillés aux épinards',
    servings: 3,
    prep: 5,
    cook: 8,
    lines: ['6 œufs', "150 g d'épinards", '20 g de beurre', '5 cl de lait', '1 pincée de sel'],
    steps: [
      'Faire fondre les épinards dans le beurre.',
      'Ajouter les œufs battus avec le lait et remuer 5 minutes.',
    ],
  },
  {
    name: 'Banana oat pancakes',
    servings: 2,
    prep: 10,
    cook: 10,
    lines: ['2 bananas', '2 eggs', '100 g rolled oats', '1 tsp baking powder', '1 tbsp butter'],
    steps: ['Blend all but the butter.', 'Fry small pancakes in the butter, 2 minutes a side.'],
  },
  {
    name: 'Beef and bean chili',
    servings: 8,
    prep: 15,
    cook: 90,
    lines: [
      '2 lb ground beef',
      '1 (15 oz) can kidney beans, drained',
      '2 cups beef stock',
      '1 cup chopped onion',
      '2 Tbsp. tomato paste',
      '1 tsp. ground cumin',
    ],
    steps: [
      'Brown the beef.',
      'Add everything else and simmer for 90 minutes.',
      'Rest it for 10 minutes.',
    ],
  },
];

const duration = (minutes: number): string =>
  minutes >= 60
    ? `PT${Math.floor(minutes / 60)}H${minutes % 60 ? `${minutes % 60}M` : ''}`
    : `PT${minutes}M`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const page = (head: string, body = ''): string =>
  `<!DOCTYPE html><html><head><title>A site</title><meta charset="utf-8">${head}</head><body><nav><ul><li>Home</li><li>2 eggs a day</li></ul></nav>${body}<script>document.title = 'run'</script></body></html>`;
const script = (json: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

const base = ({ name, servings, prep, cook, lines }: Facts) => ({
  '@type': 'Recipe',
  name,
  recipeYield: `${servings} servings`,
  prepTime: duration(prep),
  cookTime: duration(cook),
  recipeIngredient: lines,
});
const howTo = ({ steps }: Facts) => steps.map((text) => ({ '@type': 'HowToStep', text }));
const context = { '@context': 'https://schema.org' };

/** One way in which a site writes a recipe. */
type Kind = (of: Facts) => string;

export const kinds: Readonly<Record<string, Kind>> = {
  'a blog plugin: a graph with page, author and recipe': (of) =>
    page(
      script({
        ...context,
        '@graph': [
          { '@type': 'WebPage', name: 'A page about soup' },
          { '@type': 'Person', name: 'Nobody' },
          { ...base(of), recipeInstructions: howTo(of) },
        ],
      }),
    ),
  'a list of things': (of) =>
    page(
      script([
        { '@type': 'BreadcrumbList' },
        { ...context, ...base(of), recipeInstructions: howTo(of) },
      ]),
    ),
  'a recipe within a page': (of) =>
    page(
      script({
        ...context,
        '@type': 'WebPage',
        mainEntity: { ...base(of), recipeInstructions: howTo(of) },
      }),
    ),
  'two types at once': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        '@type': ['Recipe', 'NewsArticle'],
        headline: 'News',
        recipeInstructions: howTo(of),
      }),
    ),
  'steps in sections': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'First', itemListElement: howTo(of).slice(0, 1) },
          { '@type': 'HowToSection', name: 'Then', itemListElement: howTo(of).slice(1) },
        ],
      }),
    ),
  'steps as texts': (of) => page(script({ ...context, ...base(of), recipeInstructions: of.steps })),
  'steps as one text of lines': (of) =>
    page(script({ ...context, ...base(of), recipeInstructions: of.steps.join('\n') })),
  'steps as markup': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeInstructions: `<ol>${of.steps.map((step) => `<li><strong>${escaped(step)}</strong></li>`).join('')}</ol>`,
      }),
    ),
  'steps with numbers': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeInstructions: of.steps.map((step, i) => `Step ${i + 1}: ${step}`),
      }),
    ),
  'an item list of directions': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeInstructions: {
          '@type': 'ItemList',
          itemListElement: of.steps.map((text, i) => ({
            '@type': 'HowToStep',
            position: i + 1,
            itemListElement: [{ '@type': 'HowToDirection', text }],
          })),
        },
      }),
    ),
  'entities in the texts': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        name: escaped(of.name),
        recipeIngredient: of.lines.map((line) => `${escaped(line)}&nbsp;`),
        recipeInstructions: of.steps.map((step) => `<p>${escaped(step)}</p>`),
      }),
    ),
  'markup in the ingredients': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeIngredient: of.lines.map((line) => `<span class="amount">${escaped(line)}</span>`),
        recipeInstructions: howTo(of),
      }),
    ),
  'a yield of several values': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeYield: [String(of.servings), `${of.servings} bowls`],
        recipeInstructions: howTo(of),
      }),
    ),
  'a yield as a quantity, times as one total': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        cookTime: undefined,
        totalTime: duration(of.prep + of.cook),
        recipeYield: { '@type': 'QuantitativeValue', value: of.servings },
        recipeInstructions: howTo(of),
      }),
    ),
  'full type names and the older word for ingredients': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        '@type': 'http://schema.org/Recipe',
        recipeIngredient: undefined,
        ingredients: of.lines,
        recipeInstructions: howTo(of),
      }),
    ),
  'careless JSON: line breaks in texts and a comma too many': (of) =>
    page(
      `<script type='application/ld+json'>\n//<![CDATA[\n${JSON.stringify({
        ...context,
        ...base(of),
        recipeInstructions: of.steps.join('\u0001'),
      })
        .replaceAll(String.raw`\u0001`, '\n')
        .replace(/\}$/, ',}')}\n//]]>\n</script>`,
    ),
  'broken JSON first, the recipe in the second script': (of) =>
    page(
      `<script type="application/ld+json">{"@type": "Recipe", </script>${script({ ...context, ...base(of), recipeInstructions: howTo(of) })}`,
    ),
  'an empty recipe first, as a teaser of another': (of) =>
    page(
      `${script({ ...context, '@type': 'Recipe', name: 'Other' })}${script({ ...context, ...base(of), recipeInstructions: howTo(of) })}`,
    ),
  'microdata with a list of steps': (of) =>
    page(
      '',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${escaped(of.name)}</h1>
      <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Nobody</span></span>
      <p>Serves <span itemprop="recipeYield">${of.servings}</span></p>
      <time itemprop="prepTime" datetime="${duration(of.prep)}">soon</time><time itemprop="cookTime" datetime="${duration(of.cook)}">later</time>
      <ul>${of.lines.map((line) => `<li itemprop="recipeIngredient">${escaped(line)}</li>`).join('\n')}</ul>
      <ol itemprop="recipeInstructions">${of.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></div>`,
    ),
  'microdata as older sites have it': (of) =>
    page(
      '',
      `<article itemscope="itemscope" itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${escaped(of.name)}">
      <meta itemprop="recipeYield" content="${of.servings} portions"><meta itemprop="prepTime" content="${duration(of.prep)}"><meta itemprop="cookTime" content="${duration(of.cook)}">
      ${of.lines.map((line) => `<p><span itemprop="ingredients"><b>${escaped(line)}</b></span></p>`).join('')}
      ${of.steps.map((step) => `<div itemprop="recipeInstructions"><p>${escaped(step)}</p></div>`).join('')}</article>`,
    ),
  'microdata with steps that are things': (of) =>
    page(
      '',
      `<section itemtype="http://schema.org/Recipe" itemscope><h2 itemprop="name">${escaped(of.name)}</h2><div itemprop="recipeYield">For ${of.servings} people</div>
      <span itemprop="prepTime" content="${duration(of.prep)}"></span><span itemprop="cookTime" content="${duration(of.cook)}"></span>
      <ul>${of.lines.map((line) => `<li itemprop="recipeIngredient">\n  ${escaped(line)}\n</li>`).join('')}</ul>
      ${of.steps.map((step) => `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">${escaped(step)}</span></div>`).join('')}</section>`,
    ),
  'microdata whose elements are not closed': (of) =>
    page(
      '',
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${escaped(of.name)}</h1><span itemprop="recipeYield">${of.servings} servings</span>
      <meta itemprop="prepTime" content="${duration(of.prep)}"><meta itemprop="cookTime" content="${duration(of.cook)}">
      <ul>${of.lines.map((line) => `<li itemprop="recipeIngredient">${escaped(line)}`).join('')}</ul><div itemprop="recipeInstructions">${of.steps.map((step) => `<p>${escaped(step)}`).join('')}</div></div>`,
    ),
  RDFa: (of) =>
    page(
      '',
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">${escaped(of.name)}</h1>
      <span property="author" typeof="Person"><span property="name">Nobody</span></span>
      <span property="recipeYield">${of.servings} servings</span><meta property="prepTime" content="${duration(of.prep)}"><meta property="cookTime" content="${duration(of.cook)}">
      <ul>${of.lines.map((line) => `<li property="recipeIngredient">${escaped(line)}</li>`).join('')}</ul>
      <div property="recipeInstructions"><ol>${of.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></div></div>`,
    ),
  'a microformat, h-recipe, with times in words': (of) =>
    page(
      '',
      `<article class="post h-recipe"><h1 class="p-name">${escaped(of.name)}</h1><p>Makes <span class="p-yield">${of.servings} portions</span></p>
      <span class="preptime">${of.prep} mins</span> <span class="cooktime">${Math.floor(of.cook / 60)} hrs ${of.cook % 60} minutes</span>
      <ul>${of.lines.map((line) => `<li class="p-ingredient">${escaped(line)}</li>`).join('')}</ul>
      <div class="e-instructions">${of.steps.map((step) => `<p>${escaped(step)}</p>`).join('')}</div></article>`,
    ),
  'the classes of a plugin, amounts in elements of their own': (of) =>
    page(
      '',
      `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">${escaped(of.name)}</h2><span class="wprm-recipe-servings">${of.servings}</span>
      <div class="wprm-recipe-prep-time-container"><span>Prep</span> <span>${of.prep}</span> <span>minutes</span></div><div class="wprm-recipe-cook-time-container">${of.cook} minutes</div>
      <ul>${of.lines
        .map((line) => {
          const [amount = '', ...rest] = line.split(' ');
          return `<li class="wprm-recipe-ingredient"><span class="amount">${escaped(amount)}</span>\n <span>${escaped(rest.join(' '))}</span></li>`;
        })
        .join('')}</ul>
      ${of.steps.map((step) => `<div class="wprm-recipe-instruction-text">${escaped(step)}</div>`).join('')}</div></div>`,
    ),
  'the classes of a plugin that holds its lists whole': (of) =>
    page(
      '',
      `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${escaped(of.name)}</h2><span class="tasty-recipes-yield">${of.servings} servings</span>
      <span class="tasty-recipes-prep-time">${of.prep} minutes</span><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><ul>${of.lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></div>
      <span class="tasty-recipes-total-time">${of.prep + of.cook} minutes</span>
      <div class="tasty-recipes-instructions"><h3>Method</h3><ol>${of.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></div></div>`,
    ),
  'no structured data: headings and lists': (of) =>
    page(
      '',
      `<main><h1>${escaped(of.name)}</h1><p>A story about it.</p><h2>Ingredients</h2><p>Serves ${of.servings}</p><ul>${of.lines.map((line) => `<li>☐ ${escaped(line)}</li>`).join('')}</ul>
      <div>Subscribe to our newsletter!</div><h2>Method</h2><ol>${of.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
      <h2>Comments</h2><p>I made this with 3 eggs.</p></main><footer>All rights reserved</footer>`,
    ),
  'no structured data: bold labels and line breaks, in German': (of) =>
    page(
      '',
      `<article><h1>${escaped(of.name)}</h1><p><strong>Zutaten (für ${of.servings} Personen):</strong></p><p>${of.lines.map(escaped).join('<br>')}</p>
      <p><b>Zubereitung:</b></p>${of.steps.map((step, n) => `<p>${n + 1}. ${escaped(step)}</p>`).join('')}<p>Tipp: Schmeckt auch kalt.</p></article>`,
    ),
  'microdata whose parts stand elsewhere': (of) =>
    page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe" itemref="lines steps"><h1 itemprop="name">${escaped(of.name)}</h1><meta itemprop="recipeYield" content="${of.servings}">
      <meta itemprop="prepTime" content="${duration(of.prep)}"><meta itemprop="cookTime" content="PT${of.cook * 60}S"></div>
      <ul id="lines">${of.lines.map((line) => `<li itemprop="recipeIngredient">${escaped(line)}</li>`).join('')}</ul>
      <div id="steps">${of.steps.map((step, n) => `<p itemprop="recipeInstructions"><b>${n + 1}</b>${escaped(step)}</p>`).join('')}</div>`,
    ),
  'comments in JSON, ingredients in lists of lists, a total with waiting': (of) =>
    page(
      `<script type="application/ld+json">\n // <![CDATA[\n${JSON.stringify({
        ...context,
        ...base(of),
        totalTime: duration(of.prep + of.cook),
        recipeYield: `Makes 12 pieces, serves ${of.servings}`,
        recipeIngredient: [of.lines.slice(0, 2), of.lines.slice(2)],
        recipeInstructions: of.steps.flatMap((step, n) => [`Étape ${n + 1}`, step]),
      }).replace('"recipeYield"', '/* yield */ "recipeYield"')}\n// ]]>\n</script>`,
    ),
  'JSON that is escaped as a text': (of) =>
    page(
      `<script type="application/ld+json">${JSON.stringify({ ...context, ...base(of), recipeInstructions: of.steps }).replaceAll('"', '&quot;')}</script>`,
    ),
  'times in words, steps in a list of linked data': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        prepTime: `${of.prep} min.`,
        cookTime: `${Math.floor(of.cook / 60)} h ${of.cook % 60} min`,
        recipeInstructions: { '@list': of.steps },
      }),
    ),
  'ingredients that are things': (of) =>
    page(
      script({
        ...context,
        ...base(of),
        recipeIngredient: of.lines.map((line) => {
          const [amount, ...rest] = line.split(' ');
          return { '@type': 'Ingredient', amount, name: rest.join(' ') };
        }),
        recipeInstructions: of.steps,
      }),
    ),
};

/** Each kind with two recipes. */
export const pages: readonly {
  readonly kind: string;
  readonly of: Facts;
  readonly html: string;
}[] = Object.entries(kinds).flatMap(([kind, write], n) =>
  [facts[n % facts.length]!, facts[(n + 2) % facts.length]!].map((of) => ({
    kind,
    of,
    html: write(of),
  })),
);
