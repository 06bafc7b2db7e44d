import { z } from 'astro/zod'

/**
 * Names of drawings for the copy. src/site/drawings has a drawing for each name, or does not compile.
 */

const fittingSteps = [
  'fitting-survey',
  'fitting-gateway',
  'fitting-sensor',
  'fitting-name',
  'fitting-mains',
  'fitting-handover',
] as const
export const fittingStep = z.enum(fittingSteps)

/**
 * People at work with our devices, never their faces, and a dog with our collar
 * (src/site/drawings/line-art/line-drawings.ts).
 */
const lineArt = [
  'technician',
  'night-guard',
  'shopkeeper',
  'vaccine-fridge',
  'resting-dog',
] as const
export const lineArtName = z.enum([...fittingSteps, ...lineArt])
export type LineArtName = z.infer<typeof lineArtName>

/** Diagrams for reading text and teasers (src/site/drawings/draw-diagram.tsx). */
export const diagram = z.enum([
  ...lineArt,
  'gateway-architecture',
  'store-and-forward',
  'data-flow',
  'nfc-tap',
  'pet-metrics',
  'managed-day',
  'wiring-plan',
  'edge-ai-split',
  'ml-lifecycle',
  'battery-discharge',
  'cold-room-data',
  'zigbee-zwave',
])
export type DiagramName = z.infer<typeof diagram>
export type TextDrawingName = DiagramName | z.infer<typeof fittingStep>

/** Scenes on /aiot: what a gateway sees or hears, and what it concludes. */
export const noticedScene = z.enum([
  'people-at-door',
  'crates-on-belt',
  'sound-spectrum',
  'dial',
  'smoke-over-yard',
  'number-plate',
  'people-in-room',
  'wake-phrase',
])
export type NoticedSceneName = z.infer<typeof noticedScene>

export const tagCarrier = z.enum([
  'key-card',
  'badge',
  'crate',
  'hung-card',
  'flange',
  'table-disc',
  'opened-sensor',
  'seal',
])
export type TagCarrierName = z.infer<typeof tagCarrier>

/** Chart shapes for the answers on /iot-machine-learning-services. */
export const answerChart = z.enum([
  'wear-to-limit',
  'outlier',
  'load-forecast',
  'sales-by-weekday',
  'crooked-cap',
  'weak-cells',
  'trip-durations',
  'model-drift',
])
export type AnswerChartName = z.infer<typeof answerChart>

/** Recorder traces of the four key metrics on /pets-iot. */
export const metricTrace = z.enum([
  'heart-beats',
  'hours-of-activity',
  'breaths',
  'temperature-points',
])
export type MetricTraceName = z.infer<typeof metricTrace>

export const petAccessory = z.enum(['bowl', 'fountain', 'kennel', 'alarm', 'pet-door', 'gate'])
export type PetAccessoryName = z.infer<typeof petAccessory>

export const connectedObject = z.enum(['pump', 'truck', 'key-board', 'valve'])
export type ConnectedObjectName = z.infer<typeof connectedObject>

/** Layers of the district's map, from the bottom up. */
export const mapLayer = z.enum(['base', 'sites', 'routes', 'devices', 'coverage', 'supply'])
export type MapLayerName = z.infer<typeof mapLayer>

/** Buildings in the drawn streets on /expertise and /iot-use-cases. */
export const building = z.enum([
  'home',
  'clinic',
  'fleet',
  'shop',
  'factory',
  'cold-store',
  'hotel',
  'farm',
  'public-works',
])
export type BuildingName = z.infer<typeof building>

/** Cards of the services on the home page. */
export const serviceDrawing = z.enum([
  'meter-on-phone',
  'surveyed-plan',
  'watched-screen',
  'weekly-page',
  'camera-counts',
  'sites-in-a-street',
  'curve-to-limit',
])
export type ServiceDrawingName = z.infer<typeof serviceDrawing>

/** Front sides of the cards of Why Choose Us on the home page, and heads of groups of questions. */
export const reason = z.enum(['battery', 'cloud', 'quote', 'standards', 'delivery', 'support'])
export type ReasonName = z.infer<typeof reason>

export const drawnProtocol = z.enum(['mqtt', 'zigbee', 'lorawan', 'modbus'])
export type DrawnProtocolName = z.infer<typeof drawnProtocol>

export const gatewayFeature = z.enum([
  'store',
  'rule',
  'battery',
  'cores',
  'links',
  'protocols',
  'partitions',
  'closed',
])
export type GatewayFeatureName = z.infer<typeof gatewayFeature>

export const benefitIcon = z.enum([
  'database',
  'no-wifi',
  'signal-bars',
  'stopwatch',
  'shield',
  'key',
  'two-arrows',
  'thermometer-in-sun',
  'charging-battery',
  'gauge',
  'known-person',
  'pulled-plug',
])
export type BenefitIconName = z.infer<typeof benefitIcon>

export const gatewayLayer = z.enum(['lid', 'board', 'battery', 'base'])
export type GatewayLayerName = z.infer<typeof gatewayLayer>

export const chapterDrawing = z.enum([
  'ports',
  'cabinet',
  'spectrum',
  'store-and-forward',
  'rule',
  'topics',
  'connections',
  'dimensions',
])
export type ChapterDrawingName = z.infer<typeof chapterDrawing>

/** Logos of partners; a plain house replaces a logo that may not be shown. */
export const partnerMark = z.enum([
  'aws',
  'alexa',
  'google-smart',
  'nfc',
  'smart-things',
  'zigbee',
  'z-wave',
  'house',
])
export type PartnerMarkName = z.infer<typeof partnerMark>

/** Front views of the products, drawn to scale beside a bank card. */
export const productOutline = z.enum([
  'humidity-sensor',
  'smart-lock',
  'gateway',
  'smart-mirror',
  'intelligent-camera',
  'key-tracking-device',
  'smart-adaptor',
  'smart-fob-button',
  'attendance-system',
  'door-bell',
  'carbon-monoxide-sensor',
  'curtain-blind-control',
  'dimmer-knob',
  'smart-scenes-switch',
  'door-window-sensor',
  'gas-sensor',
])
export type ProductOutlineName = z.infer<typeof productOutline>

/** Front views of accessories. */
export const accessoryOutline = z.enum([
  'wired-probe',
  'siren',
  'energy-meter',
  'tank-probe',
  'water-meter',
  'pressure-probe',
  'ammonia-probe',
  'relay',
  'valve',
  'curtain-motor',
  'card-encoder',
])
export type AccessoryOutlineName = z.infer<typeof accessoryOutline>
