import type { APIRoute } from 'astro'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { findOfferPdf } from '#src/desk/offers/offers.server.ts'
import { savedFile } from '#src/desk/requests/files/files-api.server.ts'

/** The PDF of an offer, as it was sent. Its token authorises it. */
export const GET: APIRoute = async ({ url, locals: { context } }) => {
  const found = await findOfferPdf(context, url.searchParams.get('token') ?? '')
  if (!found) return new Response(words().offer.ended.heading, { status: 410 })
  return new Response(found.pdf, {
    headers: {
      ...savedFile(`${site().name} ${found.number}.pdf`),
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
