// Links to other languages lead to where the visitor is. Only the browser knows the fragment, and the
// address of a page that does not exist, which has one copy for all such addresses.
import { hasLanguages, withoutPrefix, withPrefix } from '#src/contracts/paths.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'

function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-language-prefix]') : null
  const path = withoutPrefix(pagePrefix(), location.pathname).replace(/^\/+/, '/')
  if (!(link instanceof HTMLAnchorElement) || !hasLanguages(path)) return
  link.pathname = withPrefix(link.dataset['languagePrefix'] ?? '', path)
  link.search = location.search
  link.hash = location.hash
}

// A link is opened in another tab without a click, and by keys without a pointer.
for (const type of ['pointerdown', 'click']) addEventListener(type, lead, true)
