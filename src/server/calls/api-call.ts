import type { z } from 'zod'
import type { StaffRoute } from './staff-route.ts'

export type Body = z.ZodType | `${string}/${string}`

export type ApiCall = StaffRoute & {
  summary: string
  /** Body of the response, whose status is `status` or 200. */
  gives: Body
  status?: 201
  givesMeanwhile?: z.ZodType
  about?: string
  query?: z.ZodType
  takes?: Body | (() => z.ZodType)
  takesFiles?: true
  /** Error statuses besides the usual ones (api/openapi.ts). */
  problems?: readonly number[]
  isForPrograms?: true
}

type More = Omit<ApiCall, 'method' | 'path' | 'access' | 'summary' | 'gives'>
export const call = (
  method: ApiCall['method'],
  path: string,
  access: ApiCall['access'],
  summary: string,
  gives: ApiCall['gives'],
  more: More = {},
): ApiCall => ({ method, path: `/api${path}`, access, summary, gives, ...more })
