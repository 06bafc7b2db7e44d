import type { Paper } from '#src/paper/paper.ts'
import { printPaper } from '#src/paper/print.ts'
import type { Mail } from './transport.ts'

export type PaperMail = Mail & { paper?: Paper }

/** Prints the paper of a mail. Its words stand in the mail: where it cannot be printed, they go without it. */
export async function attachPaper({ paper, ...mail }: PaperMail, onError: (error: unknown) => void): Promise<Mail> {
  const content = paper && (await printPaper(paper).catch(onError))
  if (!content) return mail
  return { ...mail, attachments: [{ filename: paper.fileName, contentType: 'application/pdf', content: Buffer.from(content) }] }
}
