import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** `@astrojs/react` with a server and a client of our own (decision 0113). */
export function islands(): AstroIntegration {
  const { name, hooks } = react()
  const setUp = hooks['astro:config:setup']
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: fileOf('./server.ts'),
              clientEntrypoint: fileOf('./client.ts'),
            }),
        }),
    },
  }
}
