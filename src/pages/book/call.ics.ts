import type { APIRoute } from 'astro'
import { words } from '#src/content/words/words.ts'
import { callFile } from '#src/desk/bookings/booked-calls.server.ts'

/** The calendar file of a booked call. Its token authorises it. */
export const GET: APIRoute = async ({ url, locals: { context } }) => {
  const file = await callFile(
    context,
    url.searchParams.get('token') ?? '',
    url.searchParams.get('was') ?? '',
  )
  if (!file) return new Response(words().mails.calendar.gone, { status: 410 })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'no-store',
    },
  })
}
