import { expect, it } from 'vitest'
import { markLanguages } from './mark-languages.ts'

const open = new Map([
  ['Door locks & "more"', 'en'],
  ['Open it', 'en'],
])
const island = '<astro-island><p>Open it <!-- -->maintenant</p></astro-island>'

it.each([
  ['<h2 class="a">Open it</h2>', '<h2 class="a" lang="en">Open it</h2>'],
  ['<p> Open it <a>ici</a></p>', '<p><span lang="en"> Open it </span><a>ici</a></p>'],
  [
    '<b>Door locks &amp; &quot;more&quot;</b>',
    '<b lang="en">Door locks &amp; &quot;more&quot;</b>',
  ],
  ['<title>Open it</title>', '<title lang="en">Open it</title>'],
  ['<svg><text>Open it</text></svg>', '<svg><text lang="en">Open it</text></svg>'],
  ['<a lang="en">Open it</a>', '<a lang="en">Open it</a>'],
  ['<p>Ouvrir</p>', '<p>Ouvrir</p>'],
  [island, island],
  ['<img alt="Open it"/>', '<img alt="Open it" lang="en"/>'],
  [
    '<astro-island><img alt="Open it"/></astro-island>',
    '<astro-island><img alt="Open it" lang="en"/></astro-island>',
  ],
  [
    '<button aria-label="Open it"><b>+</b></button>',
    '<button aria-label="Open it" lang="en"><b>+</b></button>',
  ],
  [
    '<nav aria-label="Open it"><b>Ouvrir</b></nav>',
    '<nav aria-label="Open it"><b>Ouvrir</b></nav>',
  ],
  ['<div role="img" aria-label="Open it">', '<div role="img" aria-label="Open it" lang="en">'],
  ['<li>Open it.</li>', '<li lang="en">Open it.</li>'],
  [
    '<section class="a"><h2>Open it</h2><section><p>Door locks &amp; "more"</p><i>24</i></section></section>',
    '<section class="a" lang="en"><h2>Open it</h2><section><p>Door locks &amp; "more"</p><i>24</i></section></section>',
  ],
  [
    '<section><h2>Open it</h2><section><p>Open it</p><b>Open it</b></section><p>Ouvrir</p></section>',
    '<section><h2 lang="en">Open it</h2><section lang="en"><p>Open it</p><b>Open it</b></section><p>Ouvrir</p></section>',
  ],
  ['<section><p>Open it</p></section>', '<section><p lang="en">Open it</p></section>'],
  ['<p>Voir : Open it</p>', '<p>Voir : Open it</p>'],
])('%s becomes %s', (html, expected) => expect(markLanguages(html, open)).toBe(expected))
