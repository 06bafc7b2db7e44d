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
type LineArtPaths = {
  width: number
  height: number
  fills: Readonly<Record<string, string>>
  back: string
  inner: string
  outline: string
  dots: string
}

export const lineDrawings: Readonly<Record<LineArtName, LineArtPaths>> = {
  'fitting-survey': fittingSurvey,
  'fitting-gateway': fittingGateway,
  'fitting-sensor': fittingSensor,
  'fitting-name': fittingName,
  'fitting-mains': fittingMains,
  'fitting-handover': fittingHandover,
  technician: technician,
  'night-guard': nightGuard,
  shopkeeper: shopkeeper,
  'vaccine-fridge': vaccineFridge,
  'resting-dog': restingDog,
}
