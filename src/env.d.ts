/// <reference types="astro/client" />
import 'react'
import type { RequestFacts } from './server/middleware/context.ts'

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
     * The values that a page is handed. A page that is kept for everybody finds no visitor in them (server/astro-pipeline.ts).
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
      /** Whether the page shows the banner that leads to another country's site (decision 0012); set before the pipeline is asked. */
      isRegionSuggested?: boolean
      /** Whose drafts the page shows, as its banner says: those of all editors, or the one of a link. Absent in a frame of the editor. */
      preview?: 'drafts' | 'shared'
    }
  }
}
