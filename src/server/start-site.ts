import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { programRoot } from '#src/content/kit/program-root.ts'
import { setUploadedPictures } from '#src/content/pictures/picture-files.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import type { ProgramVersion } from '#src/contracts/program-version.ts'
import { firstAccount } from '#src/contracts/staff/first-account.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { type Config, readConfig, unknownVariables } from '#src/core/environment/config.ts'
import { createLog, type Log } from '#src/core/environment/log.ts'
import { retiredValues } from '#src/core/environment/retired-values.ts'
import { startMessage } from '#src/core/environment/start-message.ts'
import { startOutbox } from '#src/core/outbox/outbox.ts'
import { readSamples } from '#src/editor/opening/opening.server.ts'
import { findDraftPicture } from '#src/editor/rows/draft-rows.server.ts'
import { findReturned, hideFormerGroups } from '#src/editor/update/former-groups.server.ts'
import { addFirstAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { readCheckedBase, readVersion } from './built-files.ts'
import { createHttpApp } from './http.ts'
import { startJobs } from './jobs.ts'
import { renderWithAstro } from './render-page.ts'
import { requireStart } from './require-start.ts'
import { openRuntime, type PageParts, type PublicPages } from './runtime.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type SiteParts = PageParts & { config: Config; version: ProgramVersion; log: Log }

/**
 * Opens the runtime and the request pipeline from the environment variables. Work that needs no
 * request begins with `startWork`.
 */
export async function startSite<P extends PublicPages>(
  openPages: (parts: SiteParts) => Promise<P>,
) {
  const isDevelopment = import.meta.env.DEV
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const version = isDevelopment ? null : readVersion()
  const base = isDevelopment ? null : readCheckedBase()
  setBaseSnapshot(programRoot, base)
  const slips = unknownVariables(process.env)
  for (const one of slips) log.warn(one, 'configuration.unknown-variable')
  const retired = retiredValues(process.env)
  for (const why of retired) log.warn({ why }, 'configuration.retired-value')
  if (!isDevelopment) {
    await requireStart(config)
    await waitForDatabase(config, log)
  }
  const runtime = await openRuntime(config, log, {
    root: programRoot,
    base,
    openPages: (parts) => openPages({ ...parts, config, version, log }),
  })
  const { database, context, outbox } = runtime
  // Nothing else keeps this process running before it listens, while another one prints its papers.
  const running = setInterval(() => {}, 1000)
  const former = await hideFormerGroups(runtime.editor).finally(() => clearInterval(running))
  if (former && former.closed.length > 0) log.warn(former, 'content.groups-not-hidden')
  const returned = former?.hiding.outcome === 'published' ? await findReturned(runtime.editor) : []
  const pipeline = createHttpApp({
    ...runtime,
    version,
    renderWithAstro,
    isDevelopment,
    log: {
      request: (entry) => log.info(entry, 'request'),
      error: (error, requestId) => log.error({ id: requestId, err: error }, 'request.error'),
      unnamedClients: () => log.warn({ header: config.trustedProxy?.header }, 'proxy.no-client'),
    },
  })
  setUploadedPictures(async (hash) => {
    const picture = await findDraftPicture(database.db, hash)
    if (!picture) throw new Error(`The picture ${hash} is not stored`)
    return picture.bytes
  })
  let stopJobs = () => {}
  const startWork = () => {
    startOutbox(outbox)
    runtime.followContent()
    const onError = (error: unknown) => log.error({ err: error }, 'housekeeping.error')
    const logFacts = (facts: object, event: string) => log.info(facts, event)
    stopJobs = startJobs(context, logFacts, onError)
  }
  const stop = async () => {
    stopJobs()
    await runtime.close()
  }
  /**
   * Makes the first account if there is none. Called once the site listens, so that a start that
   * fails makes no password.
   */
  async function announce(port: number) {
    const password = await retryWhenAway(() => addFirstAccount(context))
    // Errors are ignored, because the site already listens.
    const openings = readSamples().length
    const account = password === null ? null : { name: firstAccount, password }
    const message = startMessage({
      ...{ config, version, port, openings, slips, retired },
      returned: returned.map(describeProblem),
      firstAccount: account,
    })
    // Not written to the log, whose lines are JSON: the message goes to standard output on a
    // terminal, else to standard error.
    if (process.stdout.isTTY) console.log(message)
    else console.error(message)
  }
  return { ...runtime, pipeline, version, log, startWork, announce, stop }
}
