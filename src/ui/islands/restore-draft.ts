import { type ContactDraft, joinMessages } from './contact-draft.ts'
import { controlsOf } from './use-submission.ts'

/** Puts a draft back; what a field holds stays. @param brought message of the address, after the kept one @returns if any was filled */
export function restoreDraft(form: HTMLFormElement, draft: ContactDraft, brought: string): boolean {
  let isFilled = false
  for (const control of controlsOf(form)) {
    const kept = draft.values[control.name]
    const isFree = control.value === '' || (control.name === 'message' && control.value === brought)
    if (!kept || !isFree || kept === control.value) continue
    control.value = control.name === 'message' ? joinMessages(kept, brought) : kept
    // The count of characters listens to it.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    isFilled = true
  }
  return isFilled
}
