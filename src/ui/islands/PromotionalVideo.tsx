import { useEffect, useRef } from 'react'
import { film } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import styles from './PromotionalVideo.module.css'

/** The film. It plays when its dialog opens and stops when that closes; nothing is fetched before. */
export function PromotionalVideo() {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const dialog = video.current?.closest('dialog')
    const follow = () => {
      // A browser may refuse to play with sound; the controls are there.
      if (dialog?.open) void video.current?.play().catch(() => undefined)
      else video.current?.pause()
    }
    follow()
    dialog?.addEventListener('toggle', follow)
    return () => dialog?.removeEventListener('toggle', follow)
  }, [])
  const { base } = site.promotionalVideo
  return (
    <video
      ref={video}
      className={styles['video']}
      controls
      preload="none"
      playsInline
      poster={`${base}-poster.webp`}
      width={1280}
      height={720}
    >
      <source src={`${base}.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={`${base}.mp4`} type="video/mp4" />
      <track kind="captions" src={`${base}.vtt`} srcLang="en" label="English" default />
      {film.fallback}
    </video>
  )
}
