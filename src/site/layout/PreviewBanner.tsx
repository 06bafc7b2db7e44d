import { words } from '#src/content/words/words.ts'
import { leavePreviewPath } from '#src/contracts/content/previews.ts'
import styles from './PreviewBanner.module.css'

type PreviewBannerProps = {
  /**
   * `drafts`: all editors' drafts, with a link that ends the preview; `shared`: the drafts of a
   * shared link.
   */
  of: 'drafts' | 'shared'
}

export const bodyWithBanner = styles['body']

export const PreviewBanner = ({ of }: PreviewBannerProps) => (
  <aside
    className={styles['banner']}
    aria-label={words().site.preview.label}
    data-preview-banner
    data-screen
  >
    {of === 'shared' ? (
      <p>{words().site.preview.shared}</p>
    ) : (
      <>
        <p>You are seeing drafts. Nobody else does.</p>
        <form method="post" action={leavePreviewPath}>
          <button type="submit">Leave the preview</button>
        </form>
      </>
    )}
  </aside>
)
