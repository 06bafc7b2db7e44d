import { z } from 'astro/zod'
import {
  answerChart,
  building,
  connectedObject,
  diagram,
  lineArtName,
  mapLayer,
  metricTrace,
  noticedScene,
  petAccessory,
  tagCarrier,
} from '../drawings.ts'
import { phases } from '../list-schemas.ts'
import { bars, moments } from '../product-figure-schema.ts'
import {
  card,
  cards,
  drawnCards,
  heading,
  isoDate,
  largeFigure,
  page,
  slug,
  source,
  text,
  title,
} from '../schema.ts'
import { facts, figure, list, step } from './page-parts.ts'

const pictured = card.required({ picture: true })
const picturedCards = (count: number) =>
  z.strictObject({ heading, lead: text.optional(), items: z.array(pictured).min(1).max(count) })

const tagKind = z.enum(['number', 'lines', 'secret'])

/** A sequence as a line in time. */
const sequence = z.strictObject({ heading, lead: text.optional(), moments })
/** Lengths on one axis, to compare. */
const comparison = z.strictObject({ heading, lead: text.optional(), bars })

const headDiagram = z.strictObject({ name: diagram, caption: text })

export const servicePages = {
  services: page.extend({
    services: z.strictObject({
      heading,
      /** One for each phase in the life of a site. */
      stages: z
        .array(z.strictObject({ title: text, text, drawing: lineArtName }))
        .length(phases.length),
    }),
    order: sequence,
    otherServices: z.strictObject({
      heading,
      columns: z.array(z.strictObject({ title: text, items: z.array(text).min(3) })).length(2),
    }),
  }),
  /** The page shows the first nine industries (spec.md §9). */
  expertise: page.extend({
    industries: z.strictObject({
      heading,
      items: z.array(card.extend({ drawing: building })).min(1),
    }),
    newIndustry: sequence,
  }),
  'general-features': page.extend({
    /** Follows the page's title in a quieter colour, and says what the features are for. */
    continuation: title,
    figure,
    connectedObjects: drawnCards(4, connectedObject),
    realTimeOperations: picturedCards(3),
    geographicLayers: z.strictObject({
      heading,
      text,
      layers: z.array(z.strictObject({ title: text, drawing: mapLayer, text })).min(3),
    }),
    reportingFeatures: list(3),
    publicWorkFeatures: z.strictObject({ heading, lead: text, items: z.array(step).length(3) }),
  }),
  'iot-use-cases': page.extend({
    figure,
    useCases: picturedCards(6).extend({
      items: z
        .array(pictured.extend({ drawing: building }))
        .min(1)
        .max(6),
    }),
    otherServices: list(2),
  }),
  'iot-development-services': page.extend({ figure, services: cards(6) }),
  'iot-services': page.extend({ figure, appDevelopment: list(5), otherServices: list(2) }),
  'operating-system-development': page.extend({
    test: largeFigure,
    figure,
    embeddedLinux: cards(6),
    rtos: cards(3),
    support: comparison.extend({ checkedOn: isoDate, sources: z.array(source).min(1) }),
  }),
  smart: page.extend({ figure: figure.omit({ title: true }), wakePhrase: list(4) }),
  'site-requirements': page.extend({ facts, diagram: headDiagram, distances: comparison }),
  partners: page
    .omit({ sections: true })
    .extend({ figure, partners: z.strictObject({ heading, lead: text.optional() }) }),
  'pets-iot': page.omit({ sections: true }).extend({
    sensorPlatform: z.strictObject({ heading, lead: text }),
    keyMetrics: z.strictObject({
      heading,
      items: z
        .array(z.strictObject({ title: text, drawing: metricTrace, text, fact: text }))
        .length(4),
    }),
    intelligentAnalytics: list(3).extend({ diagram: headDiagram }),
    accessories: drawnCards(6, petAccessory),
  }),
  'consulting-services': page.extend({
    figure,
    services: z.strictObject({ heading, items: z.array(card).min(4) }),
    order: sequence,
  }),
  nfc: page.extend({
    /** Cards are grouped by the kind of tag that suits them. */
    solutions: drawnCards(8, tagCarrier).extend({
      kinds: z
        .array(z.strictObject({ kind: tagKind, title: text, text }))
        .min(1)
        .max(3),
      items: z
        .array(card.extend({ drawing: tagCarrier, kind: tagKind }))
        .min(1)
        .max(8),
    }),
    workedExample: list(3).extend({ diagram: headDiagram }),
  }),
  aiot: page.extend({ diagram: headDiagram, services: drawnCards(8, noticedScene) }),
  'iot-data-and-analytics': page.extend({
    diagram: headDiagram.optional(),
    services: list(4),
    /** The question is the title, and the industry that asks it is the fact. */
    industries: z.strictObject({
      heading,
      items: z.array(step.required({ fact: true }).omit({ text: true })).min(1),
    }),
    /** A figure of the weekly page: what is multiplied, and the result. */
    calculation: z.strictObject({
      id: slug,
      heading,
      factors: z.array(largeFigure).min(2).max(4),
      result: largeFigure,
    }),
  }),
  'iot-machine-learning-services': page.extend({
    /** What the curve in the page's head predicts. */
    forecast: largeFigure,
    diagram: headDiagram,
    services: drawnCards(8, answerChart),
  }),
  'iot-managed-services': page.extend({
    services: cards(6),
    diagram: headDiagram,
    answers: sequence.extend({ id: slug }),
  }),
}
