import { z } from 'astro/zod'
import { existingSolutions, productDevelopmentSteps } from './calculated-pages.ts'
import {
  accessory,
  answerChart,
  benefitIcon,
  building,
  connectedObject,
  diagram,
  drawnProtocol,
  gatewayFeature,
  gatewayLayer,
  mapLayer,
  metricTrace,
  noticedScene,
  reason,
  tagCarrier,
} from './drawings.ts'
import { law } from './law-schema.ts'
import { priceTables } from './price-tables-schema.ts'
import { prototype } from './proof-schemas.ts'
import { card, cards, drawnCards, heading, link, metadata, page, picture, prose, section, table, text } from './schema.ts'

/** The drawing in the head of a page. */
const headDiagram = z.strictObject({ name: diagram, caption: text })
/** What a drawing in the head of a page is about, and how its figures are to be taken. */
const figure = z.strictObject({ title: text, caption: text })
const answer = z.strictObject({ heading: text, text: prose })
/** The day a page stands by, and what happened on it. */
const answered = z.strictObject({ title: text, text: prose })
const pageDate = z.strictObject({ label: text, on: z.iso.date() })
const plain = z.strictObject({ ...metadata, heading: text })
const pictured = card.required({ picture: true })
const picturedCards = (count: number) => z.strictObject({ heading, lead: text.optional(), items: z.array(pictured).length(count) })
const facts = z.array(z.strictObject({ label: text, value: text, unit: text.optional() })).min(2)
/** One thought set large: `text` in ink, `emphasis` in muted ink. */
const statement = z.strictObject({ text, emphasis: text })
const step = z.strictObject({ title: text, text: prose, fact: text.optional(), href: link.shape.href.optional() })
/** A titled list of at least so many entries. */
const list = (least: number) => z.strictObject({ heading, lead: text.optional(), items: z.array(step).min(least) })

/** Labelled list of a gateway feature's detail: bold label plus text (spec.md §3 gateway feature, list1 and list2). */
const labelledList = z.array(z.strictObject({ label: text, text: prose })).min(2)

/** One schema per page: which named parts it has beside the reading text, in the counts of spec.md §9. */
export const pageSchemas = {
  home: z.strictObject({
    ...metadata,
    slides: z.array(z.strictObject({ heading: text, lead: text, tab: text, action: link, link: link.optional(), picture })).length(3),
    about: z.strictObject({ heading: text, statement, paragraph: prose, link, facts }),
    products: z.strictObject({ heading, link }),
    subsidiaries: z.strictObject({ heading: text, lead: text }),
    services: z.strictObject({ heading: text, lead: text, caption: text, more: text }),
    solutions: z.strictObject({
      heading,
      lead: text,
      devices: z.array(z.strictObject({ name: text, fact: text })).length(5),
      destinations: z.array(z.strictObject({ name: text, fact: text })).length(3),
    }),
    nfc: z.strictObject({ heading, lead: text, caption: text, facts, link }),
    /** `note`: what the names stand for. */
    partners: z.strictObject({ heading: text, note: text }),
    blogs: z.strictObject({ heading: text, link }),
    whyChooseUs: z.strictObject({
      heading,
      cards: z
        .array(
          z.strictObject({
            front: text,
            note: text,
            backHeading: text,
            back: text,
            fact: text,
            /** Page that the fact names. */
            href: link.shape.href.optional(),
            drawing: reason,
          }),
        )
        .length(4),
    }),
  }),
  /** `others` takes the room that the last page's last row leaves. */
  products: plain.extend({ lead: text, others: z.strictObject({ heading: text, text, link }) }),
  /** The words of every product's page; no page of its own. */
  product: z.strictObject({
    products: link,
    ask: text,
    beforeVat: text,
    /** Puts a product on the list of a request, and what the link says after that. */
    addToRequest: z.strictObject({ add: text, added: text, said: text }),
    features: heading,
    benefits: heading,
    /** `availability`: the last group of rows; `preliminary`: under figures that are not final. */
    specification: z.strictObject({ heading, link: text, availability: text, preliminary: text }),
    questions: heading,
    promise: z.strictObject({ withoutMains: text, box: text, approvals: text, warranty: text }),
    related: heading,
    all: link,
  }),
  services: page.extend({
    figure,
    services: z.strictObject({ heading }),
    otherServices: z.strictObject({ heading, columns: z.array(z.strictObject({ title: text, items: z.array(text).min(3) })).length(2) }),
  }),
  /** The page shows the first nine industries (spec.md §9). */
  expertise: page.extend({ industries: z.strictObject({ heading, items: z.array(card.extend({ drawing: building })).min(9) }) }),
  contact: plain.extend({
    lead: text,
    picture,
    caption: text.optional(),
    afterwards: z.strictObject({ heading: text, caption: text, steps: z.array(step).min(3) }),
    visit: text,
    booking: z.strictObject({ heading: text, text }),
    refusedTitle: text,
    /** The field that lists products. */
    list: z.strictObject({
      hint: text,
      add: text,
      choose: text,
      update: text,
      remove: text,
      quantity: text,
      sum: text,
      onRequest: text,
      without: text,
      unknown: text,
      takeOff: text,
      /** Before the name of a set, and before what of other makers it holds. */
      set: text,
      otherParts: text,
    }),
    files: z.strictObject({ label: text, hint: text, limits: text, kept: text, remove: text }),
    /** What the message begins with for somebody who comes from a product or another page; `said` stands above the fields. */
    aboutProduct: z.strictObject({ before: text, after: text, said: text }),
    aboutPage: z.strictObject({ before: text, after: text, said: text }),
  }),
  'general-features': page.extend({
    figure,
    connectedObjects: drawnCards(4, connectedObject),
    realTimeOperations: picturedCards(3),
    geographicLayers: z.strictObject({ heading, text, layers: z.array(z.strictObject({ title: text, drawing: mapLayer, text })).min(3) }),
    reportingFeatures: list(3),
    publicWorkFeatures: z.strictObject({ heading, lead: text, items: z.array(step).length(3) }),
  }),
  'iot-use-cases': page.extend({ figure, useCases: picturedCards(6), otherServices: list(2) }),
  'technologies-tools': plain.extend({
    lead: text,
    protocols: z.strictObject({
      heading,
      items: z.array(z.strictObject({ title: text, text, facts, drawing: drawnProtocol })).length(4),
    }),
    mesh: z.strictObject({ heading, text, caption: text }),
    faq: z.strictObject({ heading, lead: prose, filterLabel: text, empty: text, all: text, search: z.strictObject(metadata) }),
    callToAction: page.shape.callToAction,
  }),
  /** `links`: how a site can be linked, by the names of the model. */
  'cut-the-power': page.extend({
    links: z.strictObject({ ethernet: text, 'lte-beside-ethernet': text, 'lte-only': text }),
    chosen: z.strictObject(metadata),
  }),
  'demo-cold-store': plain.extend({ lead: text, callToAction: page.shape.callToAction }),
  'existing-solutions': existingSolutions,
  'iot-development-services': page.extend({ figure, services: cards(6) }),
  'iot-services': page.extend({ figure, appDevelopment: list(5), otherServices: list(2) }),
  'iot-product-development-step': productDevelopmentSteps,
  'operating-system-development': page.extend({ figure, embeddedLinux: cards(6), rtos: cards(3) }),
  smart: page.extend({ figure, wakePhrase: list(4) }),
  'edge-gateway': z.strictObject({
    ...metadata,
    heading: text,
    lead: text,
    picture: picture.optional(),
    facts,
    document: z.strictObject({ heading, lead: text, button: text }),
    prototype: prototype.optional(),
    /** spec.md §3 gateway feature: title, des, optional des1 with list1, optional des2 with list2. */
    features: z.strictObject({
      heading,
      /** The gateway with its parts named, and a close view below it. */
      picture,
      detail: z.strictObject({ picture, caption: text }),
      /** The gateway taken apart, its layers from the top. */
      exploded: z.strictObject({
        picture,
        caption: text,
        parts: z.array(z.strictObject({ name: text, drawing: gatewayLayer, fact: text })).length(4),
      }),
      items: z
        .array(
          z.strictObject({
            title: text,
            description: text,
            description1: text.optional(),
            list1: labelledList.optional(),
            description2: text.optional(),
            list2: labelledList.optional(),
            /** The one figure of its detail, and the drawing of it (src/ui/diagrams/gateway/GatewayFeature.tsx). */
            drawing: gatewayFeature,
            figure: z.strictObject({ value: text, unit: text, text }),
            /** Title of the chapter of the technical document that says more. */
            chapter: text,
          }),
        )
        .min(6),
    }),
    /** What it costs and when it comes, once it has been seen taken apart. */
    price: z.strictObject({ heading, items: z.array(answered).min(2), folded: z.array(answered).min(1) }),
    architecture: z.strictObject({ heading, lead: text }),
    /** Shown in six columns; a description over ten words is cut and gets a Read More (spec.md §2 Edge Gateway). */
    benefits: z.strictObject({
      heading,
      items: z.array(z.strictObject({ title: text, description: text, drawing: benefitIcon })).length(12),
    }),
    /** spec.md §3 gateway use case: name, description, images, benefits. */
    useCases: z.strictObject({
      heading,
      lead: text,
      items: z.array(z.strictObject({ name: text, description: text, picture, benefits: z.array(text).min(2) })).length(4),
    }),
    fitting: z.strictObject({ heading, items: z.array(step).min(3) }),
    callToAction: page.shape.callToAction,
  }),
  partners: page.extend({ figure, partners: z.strictObject({ heading }) }),
  'pets-iot': page.extend({
    sensorPlatform: z.strictObject({ heading, lead: text }),
    keyMetrics: z.strictObject({
      heading,
      items: z.array(z.strictObject({ title: text, drawing: metricTrace, text, fact: text })).length(4),
    }),
    intelligentAnalytics: list(3),
    accessories: drawnCards(6, accessory),
  }),
  about: page.extend({
    caption: text.optional(),
    statement,
    mission: z.strictObject({ title: text, text }),
    vision: z.strictObject({ title: text, text }),
    /** What the company measures itself by; names no body that awarded nothing (content guide). */
    awards: z.strictObject({ heading, text, table }),
    /** Names of the facts of the company (company-schema.ts); of those there are none of, nothing is shown. */
    company: z.strictObject({ heading, registration: text, founded: text, insurance: text }),
    /** The files of src/pages/brand, each logo and symbol on three grounds. */
    logoFiles: z.strictObject({
      heading,
      text,
      note: text,
      logo: text,
      symbol: text,
      grounds: z.array(z.strictObject({ on: z.enum(['on-light', 'on-dark', 'mono']), name: text })).length(3),
    }),
  }),
  'privacy-policy': plain.extend({ law, lead: text, figure, date: pageDate, sections: z.array(section).length(7) }),
  'consulting-services': page.extend({ figure, services: z.strictObject({ heading, items: z.array(card).min(4) }) }),
  nfc: page.extend({ diagram: headDiagram, solutions: drawnCards(8, tagCarrier) }),
  aiot: page.extend({ diagram: headDiagram, services: drawnCards(8, noticedScene) }),
  'iot-data-and-analytics': page.extend({
    diagram: headDiagram,
    services: list(5),
    /** The question is the title, the industry that asks it the fact. */
    industries: z.strictObject({ heading, items: z.array(step.required({ fact: true }).omit({ text: true })).min(5) }),
  }),
  'iot-machine-learning-services': page.extend({ diagram: headDiagram, services: drawnCards(8, answerChart) }),
  'iot-managed-services': page.extend({ services: cards(6), diagram: headDiagram }),
  prices: page.extend({ tables: priceTables }),
  /** Its questions are those of content/buyer-questions.yaml. */
  questions: plain.extend({ lead: text, callToAction: page.shape.callToAction }),
  blog: plain.extend({ lead: text, readNext: heading }),
  accessibility: plain.extend({ lead: text, figure, date: pageDate, sections: z.array(section).min(3) }),
  newsletter: plain.extend({ lead: text, done: z.strictObject({ text, link }), examples: heading }),
  signin: z.strictObject(metadata),
  image: z.strictObject({ title: text, description: text }),
  /** The page behind the link in each letter: before the press, after it, where the database fails, where the link was cut. */
  unsubscribe: z.strictObject({
    ...metadata,
    button: text,
    link,
    states: z.strictObject({ ask: answer, done: answer, failed: answer, damaged: answer }),
  }),
  /** The page behind the link that confirms a subscription. */
  confirm: z.strictObject({
    ...metadata,
    button: text,
    link,
    again: link,
    states: z.strictObject({ ask: answer, done: answer, failed: answer, ended: answer, damaged: answer }),
  }),
  /** `pictureAlt` says what the picture of these pages shows (src/pages/404.astro). */
  'not-found': plain.extend({
    unknownProduct: text,
    unknownImage: text,
    text,
    button: text,
    links: z.array(link).length(3),
    pictureAlt: text,
  }),
} as const

export type PageName = keyof typeof pageSchemas
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>
