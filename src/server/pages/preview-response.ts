import { createHash } from 'node:crypto'
import { leavePreviewPath } from '../middleware/preview.ts'

// The pages' own tokens, which are there on every page (src/ui/tokens.css).
const style = `
:root { --banner: 5rem }
.preview-banner {
  position: sticky; inset-block-end: 0; z-index: 30; display: flex; flex-wrap: wrap; align-items: center; justify-content: center;
  gap: var(--space-2) var(--space-6); padding: var(--space-2) var(--gutter);
  background: var(--page); color: var(--ink); border-block-start: 3px solid var(--signal); box-shadow: var(--float); font-size: var(--text-small);
}
.preview-banner p { margin: 0 }
.preview-banner button {
  min-block-size: var(--target); padding-inline: var(--space-5); border: 1px solid currentColor; border-radius: var(--pill);
  background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
@media print { .preview-banner { display: none } }
`
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const bannerOf = (inside: string) => `<style>${style}</style><aside class="preview-banner" aria-label="Preview">${inside}</aside>`
/** Of an editor, with the way out. */
export const leaveBanner = bannerOf(
  `<p>You are seeing drafts. Nobody else does.</p><form method="post" action="${leavePreviewPath}"><button>Leave the preview</button></form>`,
)
/** Of somebody who was sent a link. */
export const sharedBanner = bannerOf('<p>This is a draft that was shown to you. It is not published.</p>')

/** Puts a banner at the end of a page, so that it follows the page's content in the order of reading. */
export const withBanner = (html: string, banner: string) => html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${banner}</body>`)

/** The policy of a page that is previewed: it may stand in a frame of the editor, and its banner has a style of its own. */
function previewPolicy(policy: string, hasBanner: boolean): string {
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  return hasBanner ? framed.replace(/style-src(-elem)? [^;]*/g, (directive) => `${directive} ${styleSource}`) : framed
}

/** What would let a browser keep a draft. */
const dropped = new Set(['etag', 'content-length'])

/** Headers of a previewed page, from those of the page: no cache keeps it, no search engine lists it, and the editor may frame it. */
export function previewHeaders(headers: Readonly<Record<string, string>>, hasBanner: boolean): Record<string, string> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  return {
    ...kept,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': previewPolicy(headers['content-security-policy'] ?? '', hasBanner),
  }
}
