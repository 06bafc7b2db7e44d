import type { Paper } from '#src/paper/paper.ts'
import { printPaper } from '#src/paper/print.ts'
import type { Mail } from './transport.ts'

export type PaperMail = Mail & { paper?: Paper }

/**
 * Attaches the document of a mail as PDF. A PDF that cannot be made is left out, because the mail
 * contains the text too.
 */
export async function attachPaper(
  { paper, ...mail }: PaperMail,
  onError: (error: unknown) => void,
): Promise<Mail> {
  const content = paper && (await printPaper(paper).catch(onError))
  if (!content) return mail
  return {
    ...mail,
    attachments: [
      { filename: paper.fileName, contentType: 'application/pdf', content: Buffer.from(content) },
    ],
  }
}
