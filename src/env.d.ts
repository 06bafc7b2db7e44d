/// <reference types="astro/client" />
import 'react'
import type { RequestFacts } from './server/middleware/context.ts'
import type { Cacheable } from './server/static/page-cache.ts'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'toggle-popover'
    commandfor?: string
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** `resize`: also when the window's size changes. `embed:NAME`: at once where that choice is remembered. */
    'client:interaction'?: boolean | 'resize' | 'visible' | `embed:${string}`
  }
}

declare global {
  namespace App {
    /**
     * What the pipeline hands to a page that is rendered on demand (`export const prerender = false`).
     *
     * A page that takes its own POST:
     * ```
     * const { forms } = Astro.locals
     * const form = await forms.receive(Astro, forms.contact) // sets status and headers; null where nothing was posted
     * if (form?.location) return Astro.redirect(form.location, 303)
     * const hidden = forms.hidden() // a fresh `formToken` for the hidden input
     * ```
     * Show `form.message` with `form.detail`, `form.errors[field]` beside each field, `form.values` in the fields.
     * Beside the hidden inputs a form carries the honeypot: an empty text input named `honeypotField` (contracts/texts.ts).
     * POST /admin/logout needs no page: it ends the session and goes to /admin/signin.
     */
    interface Locals extends RequestFacts {
      /** Set by a page that others may be sent for a moment, with hidden fields of their own (decision 0042); never after a POST. */
      cacheable?: Cacheable
    }
  }
}
