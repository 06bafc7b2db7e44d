/// <reference types="astro/client" />
import 'react'
import type { SiteContext } from '#src/core/context.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import type { Forms } from '#src/server/forms/site-forms.ts'
import type { ProgramVersion } from './contracts/program-version.ts'
import type { receiveWith } from './server/forms/process-form.ts'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'toggle-popover'
    commandfor?: string
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * `resize`: also when the window's width changes. `embed:NAME`: at once if the visitor has
     * allowed NAME before.
     */
    'client:interaction'?:
      | boolean
      | 'resize'
      | 'visible'
      | 'now'
      | `embed:${string}`
      | `stored:${string}`
      | `elsewhere:${string}`
  }
}

declare global {
  namespace App {
    /** Values that every page receives (server/render-page.ts). */
    interface Locals {
      context: SiteContext
      version: ProgramVersion
      /** Who is signed in; null in all pages of visitors. */
      staff: SignedIn | null
      /**
       * Processes a form that was sent to the page by POST: ``` const form = await receive(Astro,
       * (forms, request) => forms.contact(request)) // null if nothing was posted if
       * (form?.location) return Astro.redirect(form.location, 303) ``` Show `form.message` with
       * `form.detail`, `form.errors[field]` beside each field, `form.values` in the fields.
       */
      receive: ReturnType<typeof receiveWith<Forms>>
      /** Whether browsers store pages for when there is no network (OFFLINE, decision 0125). */
      isOffline?: boolean
      /**
       * Whose drafts the page shows. `drafts`: drafts of all editors. `shared`: draft of a preview
       * link. Absent in the editor's frame.
       */
      preview?: 'drafts' | 'shared'
      /**
       * Set on a page that is shown in the default language, because it has no translation: prefix
       * and language of the visitor, and what the page says about it.
       */
      untranslated?: { prefix: string; language: string; note: string }
    }
  }
}
