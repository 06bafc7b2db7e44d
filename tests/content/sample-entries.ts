/** Entries that tests break, beside those of any company. */
export const sampleProduct = {
  file: 'content/products/a-sample.yaml',
  text: `id: 9001
name: Sample Device
title: Sample device for tests | {name}
description: >-
  A device that stands in no catalogue, with all the fields that the tests of the content check change or take away.
summary: It shows what a fault looks like
pictures:
  - name: products/gateway/hero
    alt: A box on a wall.
availability: in-stock
protocols: [ zigbee ]
related: [ gateway ]
`,
}
export const sampleArticle = {
  file: 'content/articles/a-sample.yaml',
  text: `id: 9001
title: A sample of an article | {name}
heading: A sample of an article
lead: It has what each article has, and says nothing that anybody would want to read.
author: Somebody
role: Engineer
date: 2026-01-01
sections:
  - id: what-it-says
    heading: What it says
    blocks:
      - paragraph: A paragraph that a test replaces.
      - paragraph: And another one.
`,
}
export const sampleFaq = {
  file: 'content/faq/a-sample.yaml',
  text: `id: a-sample
name: Samples
lead: Questions that a test asks.
entries:
${['first', 'second']
  .map(
    (id) => `  - id: sample-${id}
    question: What is the ${id} question of the sample about?
    answer: >-
      About nothing at all, because it stands here for the tests of the content check, which replace its parts one by one and read the
      line of each fault; it has the thirty words that an answer needs.
    sources:
      - title: A source
        url: https://source.example/${id}
    checkedOn: '2026-11-20'
`,
  )
  .join('')}`,
}
