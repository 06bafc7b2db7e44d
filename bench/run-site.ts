/** Starts the site of this checkout by its own script, tells the forking process where, and stops it when that one disconnects. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startSite as StartSite } from '../scripts/start-site.ts'

export type RunningSite = { port: number; password: string }

const script = pathToFileURL(path.resolve('scripts/start-site.ts')).href
// The script of an earlier version takes and gives as much as is used here.
const { startSite } = (await import(script)) as { startSite: typeof StartSite }
const env: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const { origin, password, stop } = await startSite({ env })
process.send?.({ port: Number(new URL(origin).port), password } satisfies RunningSite)
process.on('disconnect', () => void stop().then(() => process.exit()))
