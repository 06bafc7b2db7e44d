import { pictureId } from './messages/ArticleParts.tsx'
import type { Mail } from './transport.ts'

/** `pictures`: names of those that the HTML shows. */
export type MailWithFiles = Mail & { pictures?: readonly string[] }

/**
 * Attaches the pictures of a mail beside what it carries already. What cannot be made is left out, because the mail contains the
 * text too.
 * @param readPicture gives a picture as JPEG
 */
export async function attachFiles(
  { pictures = [], ...mail }: MailWithFiles,
  readPicture: (name: string) => Promise<Uint8Array | null>,
  onError: (error: unknown) => void,
): Promise<Mail> {
  if (pictures.length === 0) return mail
  const shown = await Promise.all(
    pictures.map(async (name) => {
      const content = await readPicture(name).catch(onError)
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
  return { ...mail, attachments: [...(mail.attachments ?? []), ...shown.flat()] }
}
