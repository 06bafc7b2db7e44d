import type { Words } from '../collections/word-schemas.ts'
import type { DataPath } from '../reading/yaml-file.ts'

/** Whether a drawing is part of any site; the others are of pages about connected devices. */
const isOfAnySite: Record<keyof Words['drawings'], boolean> = {
  ...{ letter: true, people: true, productOutline: true, productSkyline: true },
  ...{ tabOrder: true, dayLine: true, retentionTimes: true },
  ...{ boardSection: false, developmentSteps: false, edgeAi: false, map: false, solutions: false },
  ...{ street: false, batteryDischarge: false, powerBudget: false, timeScale: false },
  ...{ gatewayArchitecture: false, gatewayFeature: false, gatewayFront: false },
  ...{ gatewayParts: false, storeAndForward: false, cabinet: false, connections: false },
  ...{ dimensions: false, ports: false, spectrum: false, lorawan: false, mesh: false },
  ...{ modbus: false, mqtt: false, zigbee: false, zigbeeOrZWave: false, wiringPlan: false },
}

const drawings = 'content/words/drawings.yaml'
/** Files of words that only pages about connected devices show. */
const wholeFiles = ['content/words/power-cut.yaml']
const pageOfDevices = 'content/pages/edge-gateway.yaml'

/**
 * Opens the parts of the words that no page of a site shows, because it began without the pages
 * about connected devices. The program has these words in any case.
 * @param files paths of all files of the site
 * @returns the places in a file; null for the whole file
 */
export function openUnshownWords(
  files: Iterable<string>,
): (file: string) => readonly DataPath[] | null {
  if (new Set(files).has(pageOfDevices)) return () => []
  const unshown = Object.entries(isOfAnySite).flatMap(([name, isShown]) =>
    isShown ? [] : [[name]],
  )
  return (file) => (wholeFiles.includes(file) ? null : file === drawings ? unshown : [])
}
