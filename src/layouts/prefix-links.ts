// Gives links and forms that scripts make on a page in another language than the default one the
// prefix of the language. Those in the page have it already (server/html/finish-html.ts).
import { withoutPrefix, withPrefix } from '#src/contracts/paths.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'

const named = ['href', 'action'] as const
const prefix = pagePrefix()

function mend(element: Element): void {
  for (const name of named) {
    const address = element.getAttribute(name)
    if (!address?.startsWith('/') || element.hasAttribute('hreflang')) continue
    const mended = withPrefix(prefix, withoutPrefix(prefix, address))
    // An address that is the same in all languages stays. To set it again would be another change.
    if (mended !== address) element.setAttribute(name, mended)
  }
}

const selector = 'a[href^="/"], form[action^="/"]'
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes' && target instanceof Element && target.matches(selector)) mend(target)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const one of [node, ...node.querySelectorAll(selector)])
          if (one.matches(selector)) mend(one)
  }
}).observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: [...named],
})
