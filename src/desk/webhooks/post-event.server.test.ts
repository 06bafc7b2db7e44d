import { expect, it } from 'vitest'
import { postEvent, publicRoute } from './post-event.server.ts'

it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '192.168.1.1', '::1', 'fd00::1'])(
  'sends nothing to %s, by any name of its address',
  async (address) => {
    const route = {
      ...publicRoute,
      resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
    }
    expect(publicRoute.isAllowed(address)).toBe(false)
    const webhook = {
      url: 'https://hooks.works.example/',
      secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZg==',
    }
    await expect(postEvent(webhook, { id: 'msg_1', body: '{}' }, route)).rejects.toThrow(
      'address not public',
    )
  },
)
