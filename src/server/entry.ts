/**
 * The program that `npm start` runs. Where the content can be edited this process supervises others that serve the site
 * (publishing/supervisor.ts); else it serves the site itself. It loads only the one or the other, so that a supervisor stays small.
 */
import cluster from 'node:cluster'
import path from 'node:path'
import { readSupervisorSettings } from './environment/supervisor-settings.ts'
import { findCheckout } from './publishing/checkout.ts'

const dist = path.join(import.meta.dirname, '..')
const { root, why } = findCheckout(dist)
const { isOn, folder, reserve } = readSupervisorSettings(process.env)
if (cluster.isPrimary && isOn && !why) {
  const { supervise } = await import('./publishing/supervisor.ts')
  await supervise({ place: { dist, root, folder }, reserve, env: process.env })
} else await import('./main.ts')
