import { TrieRouter } from 'hono/router/trie-router'
import { type StaffRoute, staffRoutes } from '#src/contracts/staff/staff-routes.ts'

const router = new TrieRouter<StaffRoute>()
for (const route of staffRoutes) router.add(route.method, route.path, route)
const methods = [...new Set(staffRoutes.map(({ method }) => method))]

const find = (method: string, path: string) => router.match(method, path)[0][0]?.[0]

/**
 * @param path decoded, without a query
 * @returns the route, or the methods that the path supports (none for an unknown path)
 */
export function findStaffRoute(method: string, path: string): StaffRoute | { allowed: string[] } {
  return (
    find(method === 'HEAD' ? 'GET' : method, path) ?? {
      allowed: methods.filter((one) => find(one, path)),
    }
  )
}
