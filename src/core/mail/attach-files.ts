import { readMailPicture } from '#src/content/pictures/picture-files.ts'
import { brand } from '#src/content/settings/brand.ts'
import { pictureId } from './messages/ArticleParts.tsx'
import type { Mail } from './transport.ts'

/** `pictures`: names of those that the HTML shows. */
export type MailWithFiles = Mail & { pictures?: readonly string[] }

/**
 * Attaches the pictures of a mail. What cannot be made is left out, because the mail contains the
 * text too.
 */
export async function attachFiles(
  { pictures = [], ...mail }: MailWithFiles,
  onError: (error: unknown) => void,
): Promise<Mail> {
  if (pictures.length === 0) return mail
  const attachments = await Promise.all(
    pictures.map(async (name) => {
      const content = await readMailPicture(name, brand().light.surface).catch(onError)
      const filename = `${name.split('/').at(-1)}.jpg`
      return content
        ? [
            {
              filename,
              contentType: 'image/jpeg',
              cid: pictureId(name),
              content: Buffer.from(content),
            },
          ]
        : []
    }),
  )
  return { ...mail, attachments: attachments.flat() }
}
