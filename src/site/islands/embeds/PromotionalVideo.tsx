import { useEffect, useRef, useState } from 'react'
import styles from './PromotionalVideo.module.css'

/**
 * The film plays while its dialog is open. The script adds poster and captions, because browsers
 * would load them for a hidden video.
 */
export function PromotionalVideo({
  file,
  title,
  fallback,
  language,
}: {
  file: string
  title: string
  fallback: string
  /** Of the captions. */
  language: string
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    setShown(true)
    const captions = video.current?.textTracks[0]
    if (captions) captions.mode = 'showing'
    const dialog = video.current?.closest('dialog')
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const isSaving = 'savesData' in document.documentElement.dataset
    const follow = () => {
      // Under reduced motion or data saving, or if the browser refuses to play, visitors start the
      // film by its controls.
      if (dialog?.open && !isCalm && !isSaving) void video.current?.play().catch(() => undefined)
      else video.current?.pause()
    }
    follow()
    dialog?.addEventListener('toggle', follow)
    return () => dialog?.removeEventListener('toggle', follow)
  }, [])
  return (
    <video
      ref={video}
      aria-label={title}
      className={styles['video']}
      controls
      preload="none"
      playsInline
      poster={isShown ? `${file}-poster.webp` : undefined}
      width={1280}
      height={720}
    >
      <source src={`${file}.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" src={`${file}.vtt`} srcLang={language} label={title} />
      {fallback}
    </video>
  )
}
