import { readMailPicture } from '#src/content/pictures/picture-files.ts'
import { brand } from '#src/content/settings/brand.ts'
import type { Paper } from '#src/paper/paper.ts'
import { printPaper } from '#src/paper/print.ts'
import { pictureId } from './messages/ArticleParts.tsx'
import type { Mail } from './transport.ts'

/** `pictures`: names of those that the HTML shows. */
export type MailWithFiles = Mail & { paper?: Paper; pictures?: readonly string[] }

/**
 * Attaches the document of a mail as PDF, and its pictures. What cannot be made is left out,
 * because the mail contains the text too.
 */
export async function attachFiles(
  { paper, pictures = [], ...mail }: MailWithFiles,
  onError: (error: unknown) => void,
): Promise<Mail> {
  const files = [
    ...(paper
      ? [{ filename: paper.fileName, contentType: 'application/pdf', made: printPaper(paper) }]
      : []),
    ...pictures.map((name) => ({
      filename: `${name.split('/').at(-1)}.jpg`,
      contentType: 'image/jpeg',
      cid: pictureId(name),
      made: readMailPicture(name, brand().light.surface),
    })),
  ]
  const attachments = await Promise.all(
    files.map(async ({ made, ...file }) => {
      const content = await made.catch(onError)
      return content ? [{ ...file, content: Buffer.from(content) }] : []
    }),
  )
  return files.length > 0 ? { ...mail, attachments: attachments.flat() } : mail
}
