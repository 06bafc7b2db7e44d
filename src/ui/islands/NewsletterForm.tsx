import { type SubmitEvent, useState } from 'react'
import { newsletterBanner } from '#content/navigation.ts'
import { limits } from '#src/contracts/limits.ts'
import { texts } from '#src/contracts/texts.ts'
import { Button } from '../base/Button.tsx'
import styles from './NewsletterForm.module.css'
import { notify } from './notify.ts'
import { send } from './send.ts'

type State = { kind: 'idle' | 'pending' | 'done' } | { kind: 'failed'; message: string }

/** Newsletter sign-up of every footer: a plain form post until its script loads (decisions.md, Forms). */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setState({ kind: 'pending' })
    try {
      const { status, answer } = await send('/api/newsletter', Object.fromEntries(new FormData(form)))
      if (status === 422) return setState({ kind: 'failed', message: answer.errors?.['email']?.[0] ?? texts.subscribeFailed })
      if (status < 200 || status > 299) throw new Error(String(status))
      form.reset()
      setState({ kind: 'done' })
      await notify('success', texts.subscribed)
    } catch {
      setState({ kind: 'failed', message: texts.subscribeFailed })
      await notify('error', texts.subscribeFailed)
    }
  }
  return (
    <form method="post" action="/newsletter" onSubmit={submit} className={styles['form']}>
      <label htmlFor="newsletter-email">{newsletterBanner.label}</label>
      <div className={styles['row']}>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={limits.email.max}
          autoComplete="email"
          aria-invalid={state.kind === 'failed' || undefined}
          aria-describedby="newsletter-state"
        />
        <input type="text" name="subject" defaultValue="" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <Button type="submit" disabled={state.kind === 'pending'}>
          {newsletterBanner.button}
        </Button>
      </div>
      <p id="newsletter-state" aria-live="polite" className={state.kind === 'failed' ? styles['error'] : styles['state']}>
        {state.kind === 'failed' && state.message}
        {state.kind === 'done' && texts.subscribed}
      </p>
      <p className={styles['note']}>
        {newsletterBanner.note} <a href={newsletterBanner.noteLink.href}>{newsletterBanner.noteLink.label}</a>.
      </p>
    </form>
  )
}
