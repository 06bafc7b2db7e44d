import { setImmediate } from 'node:timers/promises'
import type { APIContext } from 'astro'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentSnapshot, isPublicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words } from '#src/content/words/words.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Context } from '#src/core/context.server.ts'
import { noteAllPapers, notePaper, notePaperBytes } from './paper-revisions.server.ts'
import { findPaper } from './papers.ts'
import { digestOfPaper, printPaper } from './print.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Responds with the PDF at the request's address, 404, or 503 with
 * the reason why it cannot be made. The PDF states its revision, and a new
 * one is stored; a preview does neither.
 */
export async function answerPaper({ url, locals: { context } }: APIContext): Promise<Response> {
  const address = url.pathname
  const paper = await findPaper(address)
  if (!paper) return new Response(null, { status: 404 })
  const digest = digestOfPaper(paper)
  const snapshot = currentSnapshot()
  // Each language has revisions of its own.
  const recorded = snapshot.prefix + address
  const revision = isPublicSnapshot(snapshot)
    ? await notePaper(context, recorded, digest)
    : undefined
  const revisionText =
    revision &&
    say(words().papers.revision, {
      number: revision.number,
      day: formatDay(revision.day, settings().company.locale, 'long'),
    })
  const note = [paper.note, revisionText].filter(Boolean).join(' · ') || undefined
  const pdf = await printPaper({ ...paper, note }, revision?.day).catch(reasonOf)
  // The reason is for the staff area (pages/page-cache.ts).
  if (typeof pdf === 'string') return new Response(pdf, { status: 503 })
  if (revision) await notePaperBytes(context, recorded, digest, pdf.length)
  const name = encodeURIComponent(paper.fileName).replaceAll("'", '%27')
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${name}`,
    },
  })
}

/**
 * Records today's content of every PDF even if nobody requests it, so that a revision has the day
 * of the publication that caused it.
 */
export async function notePapers(context: Pick<Context, 'database'>): Promise<void> {
  const papers: { address: string; digest: string }[] = []
  for (const address of await paperAddresses()) {
    const paper = await findPaper(address)
    if (paper) papers.push({ address, digest: digestOfPaper(paper) })
    await setImmediate()
  }
  await noteAllPapers(context, papers)
}
