import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { site } from '#src/content/settings/site.ts'
import { date } from '../content/copied-content.ts'

const shownWithout = (file: string) => {
  const isSite = file.startsWith('content/example-sites/')
  const text = isSite ? null : `hidden: true\n${readFileSync(file, 'utf8')}`
  const { entries, problems } = checkContent('.', date, new Map([[file, text]]))
  expect(problems).toEqual([])
  return JSON.stringify(entries.filter((entry) => entry.file !== file).map(({ data }) => data))
}
const all = JSON.stringify(checkContent('.', date).entries.map(({ data }) => data))

/** Rows, cards, paragraphs and sections of the example that are about one thing, by their words. */
const texts = {
  'example-sites/hotel': [
    `A hotel in ${site().address.city}`,
    'Let guests in during a power cut',
    'Which floors were cooled while empty?',
    'Guest information',
    'Welcome your guests',
    'A knob for guests',
    'Welcome guests at night',
    'Stop cooling the balcony',
    'Fewer calls to reception',
  ],
  'example-sites/shop': [
    'Save stock when a freezer is left open',
    'Retail: a freezer left open',
    'notices an open freezer',
    'Save the stock in your freezer',
    'You hear about a warm freezer',
  ],
  'example-sites/clinic': [
    'A complete temperature record for vaccines',
    'How long was a vaccine outside',
    'hours the vaccines have left',
    'gets a call while its vaccines have hours left',
    'the nurse on duty is called',
    'before the fridge is too warm for vaccines',
  ],
  'example-sites/cold-store': [
    'from the port to the van',
    'How long was this pallet above its limit?',
    'from the store to the kitchen',
    'its trucks and a kitchen share one temperature record',
    'Prove your cold chain',
  ],
  'example-sites/poultry': [
    'A poultry farm in Ogun',
    'What was the climate before the birds drank less?',
  ],
  'products/gas-sensor': ['Smart Home: when gas leaks', 'a gas leak shuts the valve'],
  'products/smart-lock': [
    'cards still open doors',
    'Locks, curtains and dimmers join',
    'by Zigbee from a hotel room',
    'shows whether the door really closed',
  ],
  'products/intelligent-camera': [
    'They stay out of rooms where people undress',
    'Defects by camera',
    'Can Matter carry camera pictures?',
    'One camera picture of 150 kB',
    'a camera counts visitors',
  ],
  'products/curtain-blind-control': ['by Z-Wave from a flat', 'Locks, curtains and dimmers join'],
  'products/humidity-sensor': ['by Zigbee from a chill room'],
  'products/carbon-monoxide-sensor': ['Generator-fume alarm'],
  'pages/nfc': ['NFC tags that never need a battery'],
  'pages/smart': ['Control by voice'],
  'pages/aiot': ['Cameras that count on site'],
  'pages/cut-the-power': ['What to put on your inverter'],
}

it.each(Object.entries(texts))('without %s, what is about it alone goes with it', (name, gone) => {
  const left = shownWithout(`content/${name}.yaml`)
  expect(gone.filter((words) => !all.includes(words))).toEqual([])
  expect(gone.filter((words) => left.includes(words))).toEqual([])
})

const prices: Record<string, unknown> = JSON.parse(readFileSync('content/prices.json', 'utf8'))

/** What is about one service, by its words. */
const ofServices = {
  survey: ['The survey of one site', 'A day at one site', 'You get a quote, or an estimate'],
  installationDay: ['We mount, join and test the devices', 'Who installs it'],
  fitting: ['We mount, join and test the devices'],
  pilot: ['Try us for a month', 'If the pilot fails', 'Try one gateway', 'what does a pilot cost'],
  training: ['Do you train our people', 'Up to ten people'],
  spares: ['How long can I get spare parts', 'after a model’s last sale'],
  app: ['One e-mail for each person who acts', 'Without it the gateway still records'],
  call: ['Paid when answered', 'Who is called when an alarm comes'],
  data: ['One bundle a month for each SIM card'],
  furtherGateway: ['each further one, adds'],
  payment: ['You pay in parts', 'Can I cancel an order'],
}

it.each(Object.entries(ofServices))('without a price of %s, no text speaks of it', (name, gone) => {
  const { [name]: _, ...others } = prices
  const overlay = new Map([['content/prices.json', JSON.stringify(others)]])
  const { entries, problems } = checkContent('.', date, overlay)
  expect(problems).toEqual([])
  const left = JSON.stringify(entries.map(({ data }) => data))
  expect(gone.filter((words) => !all.includes(words))).toEqual([])
  expect(gone.filter((words) => left.includes(words))).toEqual([])
})
