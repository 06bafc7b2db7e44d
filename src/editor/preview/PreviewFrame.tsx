import { type RefObject, useEffect, useRef } from 'react'
import styles from './Preview.module.css'

export const frameWidths = { Phone: 390, Desktop: 1280 } as const
export type FrameName = keyof typeof frameWidths
export const frameNames = Object.keys(frameWidths) as FrameName[]

type Props = {
  address: string
  name: FrameName
  frame?: RefObject<HTMLIFrameElement | null>
  onLoad?: () => void
}

export function PreviewFrame({ address, name, frame, onLoad }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const pixels = frameWidths[name]
  useEffect(() => {
    const box = root.current
    if (!box) return
    const fit = () =>
      box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / pixels)))
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [pixels])
  return (
    <div ref={root} className={`${styles['window']} ${styles[name.toLowerCase()]}`}>
      <iframe ref={frame} src={address} title={`${name}: ${address}`} onLoad={onLoad} />
    </div>
  )
}
