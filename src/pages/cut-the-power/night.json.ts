import type { APIRoute } from 'astro'
import { nightData } from '#src/content/night-files.ts'

export const GET: APIRoute = ({ url }) => Response.json(nightData(url.searchParams))
