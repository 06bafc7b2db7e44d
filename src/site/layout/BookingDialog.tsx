import type { ReactNode } from 'react'
import { settings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { Dialog } from '../../ui/base/Dialog.tsx'
import styles from './BookingDialog.module.css'

type Props = { hasButton?: boolean; children?: ReactNode }

/**
 * The floating 'Book A Call' button and its dialog (spec.md §2; product-decisions.md, third
 * parties).
 */
export const BookingDialog = ({ hasButton = true, children }: Props) => (
  <>
    {hasButton && (
      // A landmark, because the link is outside header, main part and footer.
      <nav aria-label={settings().booking.heading} data-screen>
        {/* Without a script the link leads to the page. */}
        <a href="/book" className={styles['call']} data-opens="booking">
          <span className={styles['words']}>
            <i aria-hidden="true" />
            {settings().booking.button}
          </span>
        </a>
      </nav>
    )}
    <Dialog id="booking" title={settings().booking.heading} close={words().site.close} size="wide">
      {children}
    </Dialog>
  </>
)
