/**
 * Starts this checkout's site by its own script, sends its port to the parent process, and stops
 * the site when the parent disconnects.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startSite as StartSite } from '../scripts/site/start-site.ts'

export type RunningSite = { port: number; password: string }

const script = pathToFileURL(path.resolve('scripts/site/start-site.ts')).href
// The checkout may be of an earlier version. The cast is safe, because that version has the
// parameters and results that are used here.
const { startSite } = (await import(script)) as { startSite: typeof StartSite }
const env: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const { origin, password, stop } = await startSite({ env })
process.send?.({ port: Number(new URL(origin).port), password } satisfies RunningSite)
process.on('disconnect', () => void stop().then(() => process.exit()))
