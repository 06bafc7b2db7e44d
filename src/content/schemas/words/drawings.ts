import { z } from 'astro/zod'
import type { LineArtName } from '../drawings.ts'
import { paragraph, place, plural, sentence, word } from './word.ts'

/** What a drawing shows: read out instead of it. */
const shows = paragraph()
/** A text of a drawing that is written in lines, because a drawing does not break them. */
const lines = (count: number) => z.array(word).length(count)

const charts = {
  batteryDischarge: place({
    shows: paragraph('number', 'empty', 'minutes', 'percent'),
    name: word,
    waking: word,
    sending: word,
  }),
  dayLine: place({ shows: sentence('opens', 'closes') }),
  powerBudget: place({
    shows: paragraph('asleep', 'awake', 'milliseconds', 'sending', 'average'),
    asleep: sentence('current'),
    awake: sentence('current', 'time'),
    does: word,
    average: sentence('current'),
    charge: word,
    toSleep: word,
    toSend: sentence('time'),
    years: sentence('charge', 'current', 'years'),
  }),
  retentionTimes: place({
    shows: sentence('terms'),
    term: sentence('what', 'time'),
    counters: word,
    mailLine: word,
    flaggedRequest: word,
    request: word,
    staffLog: word,
    sums: word,
    newsletterAddress: word,
    untilUnsubscribed: word,
  }),
  timeScale: place({
    shows,
    realTime: place({ runsOn: word, interrupt: word, reading: word }),
    linux: place({ runsOn: word, interrupt: word, reading: word }),
    interrupt: word,
    reading: word,
  }),
}

const gateway = {
  gatewayArchitecture: place({
    field: word,
    gateway: word,
    gatewayShort: word,
    onSite: word,
    cloud: word,
    drivers: place({ name: word, lines: lines(2), inOne: word }),
    rules: place({ name: word, lines: lines(2), narrow: lines(3) }),
    store: place({
      name: word,
      keeps: word,
      holds: sentence('number', 'count'),
      keepsShort: word,
      holdsShort: sentence('number', 'count'),
    }),
    sender: place({ name: word, lines: lines(2), narrow: lines(3) }),
    actuators: lines(2),
    line: word,
    mobile: word,
  }),
  gatewayFeature: place({
    hornOff: word,
    hornOn: word,
    connected: word,
    waking: word,
    silent: word,
    cores: lines(4),
    lost: word,
    running: word,
    written: word,
    rollback: word,
    site: word,
    internet: word,
  }),
  gatewayFront: place({ name: word }),
  gatewayParts: place({ cooling: word }),
  storeAndForward: place({
    shows: paragraph('from', 'to', 'count', 'time'),
    linkDown: word,
    linkDownBetween: sentence('from', 'to'),
    taken: word,
    stored: word,
    sent: word,
    readings: plural(),
    sentIn: sentence('time'),
    readingsInOrder: plural(),
    inOrder: sentence('time'),
  }),
}

const document = {
  cabinet: place({
    shows,
    inverter: word,
    upright: word,
    air: word,
    antennas: word,
    beside: word,
  }),
  connections: place({
    shows,
    gateway: word,
    partitions: word,
    broker: word,
    updates: word,
    time: word,
    names: word,
    anyone: word,
    page: word,
    port: sentence('port'),
    site: word,
    internet: word,
  }),
  dimensions: place({ shows: sentence('width', 'height', 'depth') }),
  ports: place({ shows, front: word, back: word, meter: sentence('number'), bus: word }),
  spectrum: place({ shows: sentence('channels'), free: word, channel: word }),
}

const protocols = {
  lorawan: place({ shows, reach: word }),
  mesh: place({ mains: word, battery: word }),
  modbus: place({ gateway: word, address: sentence('number') }),
  mqtt: place({ gateway: word, broker: word, publish: word }),
  zigbee: place({ shows, gateway: word, blocked: word }),
  zigbeeOrZWave: place({
    shows: paragraph('channels'),
    free: sentence('channels'),
    channel: word,
    freeChannels: word,
  }),
}

const people = {
  'fitting-survey': shows,
  'fitting-gateway': shows,
  'fitting-sensor': shows,
  'fitting-name': shows,
  'fitting-mains': shows,
  'fitting-handover': shows,
  technician: shows,
  'night-guard': shows,
  shopkeeper: shows,
  'vaccine-fridge': shows,
  'resting-dog': shows,
} satisfies Record<LineArtName, typeof shows>

/** Drawings, beside the words of content/drawings.yaml, which are of examples. */
export const drawnWords = z.strictObject({
  boardSection: place({ shows, cap: word, antenna: word, board: word, base: word }),
  developmentSteps: place({
    week: sentence('number'),
    spent: sentence('time', 'percent'),
    spentShort: sentence('time', 'percent'),
  }),
  edgeAi: place({
    shows: paragraph('inside', 'outside', 'ratio'),
    inside: word,
    outside: word,
    video: word,
    vibration: word,
    sound: word,
    perDay: sentence('amount'),
    stream: word,
    streamShort: word,
    analysed: lines(2),
    analysedInOne: word,
    pictures: lines(2),
    picturesInOne: word,
    message: word,
    bytes: sentence('count'),
    platform: word,
    receives: lines(3),
    receivesInOne: word,
    ofBytes: sentence('ratio'),
    oneLeaves: word,
  }),
  letter: place({
    coming: sentence('number'),
    ending: word,
    ended: word,
    cut: word,
    hours: sentence('number'),
    modem: word,
    unsubscribe: word,
  }),
  map: place({ shows }),
  people: place(people),
  productOutline: place({
    shows: sentence('product', 'width', 'height', 'depth'),
    deep: sentence('depth'),
    card: word,
    cardShort: word,
    unit: word,
  }),
  productSkyline: place({ shows: paragraph('names') }),
  solutions: place({
    shows: paragraph('sources', 'destinations'),
    hours: sentence('number'),
    does: word,
    network: word,
    protocol: word,
  }),
  street: place({ name: word }),
  tabOrder: place({ shows, skip: word }),
  ...charts,
  ...gateway,
  ...document,
  ...protocols,
})
