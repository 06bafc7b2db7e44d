import type { LineArtName } from '#src/content/schemas/drawings.ts'
import fittingGateway from './paths/fitting-gateway.json'
import fittingHandover from './paths/fitting-handover.json'
import fittingMains from './paths/fitting-mains.json'
import fittingName from './paths/fitting-name.json'
import fittingSensor from './paths/fitting-sensor.json'
import fittingSurvey from './paths/fitting-survey.json'
import nightGuard from './paths/night-guard.json'
import restingDog from './paths/resting-dog.json'
import shopkeeper from './paths/shopkeeper.json'
import technician from './paths/technician.json'
import vaccineFridge from './paths/vaccine-fridge.json'

/**
 * Paths in view box units: `fills` are areas by tone, `back` is the background, `dots` a radio
 * link.
 */
export type LineArtPaths = {
  width: number
  height: number
  fills: Readonly<Record<string, string>>
  back: string
  inner: string
  outline: string
  dots: string
}

export const lineDrawings: Readonly<Record<LineArtName, { label: string; art: LineArtPaths }>> = {
  'fitting-survey': {
    label:
      'A technician from behind before a shut door. A dotted line leads from the gateway on its shelf to the tester in his hand, which shows four bars.',
    art: fittingSurvey,
  },
  'fitting-gateway': {
    label: 'A gloved hand pushes a network plug into the gateway on its shelf.',
    art: fittingGateway,
  },
  'fitting-sensor': {
    label:
      'A gloved hand presses the two parts of a door sensor to a door and its frame; the other holds the door.',
    art: fittingSensor,
  },
  'fitting-name': {
    label:
      'A hand holds a phone over the card of a door sensor, which lies beside it; the phone shows the code of the card.',
    art: fittingName,
  },
  'fitting-mains': {
    label:
      'A gloved hand pushes down the main switch of a distribution board. The gateway stands on a shelf below it.',
    art: fittingMains,
  },
  'fitting-handover': {
    label:
      'Two people, seen without their faces, hold one printed page between them: a curve with one peak, and lines of text below it.',
    art: fittingHandover,
  },
  technician: {
    label:
      'A technician from behind at an open wall cabinet, one hand on a cable of the gateway, the other on the cabinet’s wall.',
    art: technician,
  },
  'night-guard': {
    label:
      'A guard from behind at an iron gate between two posts; the phone in his hand shows an alarm.',
    art: nightGuard,
  },
  shopkeeper: {
    label:
      'A shopkeeper from behind puts a tin on her shelf. Beside her stands a freezer with a door sensor at its upper edge.',
    art: shopkeeper,
  },
  'vaccine-fridge': {
    label:
      'A nurse’s arm reaches into an open fridge for a carton; on the shelf beside it stands the round sensor.',
    art: vaccineFridge,
  },
  'resting-dog': {
    label:
      'A dog with a collar lies on the floor and pants. A dotted line leads from the capsule at its throat to the gateway on a shelf; a water bowl stands before it.',
    art: restingDog,
  },
}
