import renderer from '@astrojs/react/server.js'
import { measureHtml } from './sent-markup.ts'

/** React's renderer, which also writes what the client compares with the page (client.ts). */
export default {
  ...renderer,
  async renderToStaticMarkup(...[Component, props, slots, metadata]) {
    const rendered = await renderer.renderToStaticMarkup.call(
      this,
      Component,
      props,
      slots,
      metadata,
    )
    if (!metadata?.hydrate) return rendered
    const sent = measureHtml(rendered.html, Object.values(slots).map(String))
    return { ...rendered, attrs: { ...rendered.attrs, 'data-sent': sent } }
  },
} satisfies typeof renderer
