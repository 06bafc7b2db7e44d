import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { requireFreeAddresses } from './free-address.ts'

it('names the variable and the value with which the site cannot listen', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const taken = { port, host: '127.0.0.1', hasSocket: false }
  const free = { ...taken, port: 0 }
  await expect(requireFreeAddresses({ ...taken, metrics: undefined })).rejects.toThrow(
    `PORT ${port} is in use`,
  )
  await expect(requireFreeAddresses({ ...free, metrics: taken })).rejects.toThrow(
    `METRICS_PORT ${port} is in use`,
  )
  await expect(
    requireFreeAddresses({ ...free, host: '192.0.2.1', metrics: undefined }),
  ).rejects.toThrow('HOST 192.0.2.1')
  server.close()
  await expect(requireFreeAddresses({ ...free, metrics: free })).resolves.toBeUndefined()
})
