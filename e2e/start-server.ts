import { copyCheckout } from '../scripts/copy-checkout.ts'
import { startSite } from '../scripts/start-site.ts'

/**
 * Starts the built site on an empty database, in a copy of the checkout, because journeys publish. The tests find its database in the
 * environment.
 */
export default async function startServer() {
  const copy = copyCheckout()
  const { database, stop } = await startSite({ port: process.env['E2E_PORT'] ?? '4520', built: copy.built })
  process.env['E2E_DATABASE'] = database
  return async () => {
    await stop()
    copy.remove()
  }
}
