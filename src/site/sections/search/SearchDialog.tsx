import { words } from '#src/content/words/words.ts'
import { Dialog } from '../../../ui/base/Dialog.tsx'
import styles from './SearchDialog.module.css'
import { SearchForm } from './SearchForm.tsx'

/**
 * Dialog that the magnifier opens. layouts/search-field.ts fills it; its form leads to the results
 * page.
 */
export const SearchDialog = ({ label, button }: { label: string; button: string }) => (
  <Dialog id="search" title={label} close={words().site.close} size="search">
    <div className={styles['search']}>
      <SearchForm id="search-at-once" label={label} button={button} isOfDialog />
      <p role="status" className="muted" />
      <div data-results className={styles['results']} />
    </div>
  </Dialog>
)
