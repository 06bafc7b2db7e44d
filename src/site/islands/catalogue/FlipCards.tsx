import { RefreshCw } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { ReasonDrawing } from '../../drawings/cards/ReasonDrawing.tsx'
import styles from './FlipCards.module.css'

type Cards = PageContent<'home'>['whyChooseUs']['cards']

/**
 * Why Choose Us cards, turned by pointer, focus, tap and keyboard. Screen readers read both faces,
 * so the button has no state.
 */
export function FlipCards({ cards, turn }: { cards: Cards; turn: Sentence<'card'> }) {
  return (
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <Card key={card.front} card={card} turn={turn} />
      ))}
    </ul>
  )
}

/**
 * Whether a click came from a mouse. Older browsers do not report the pointer, but a click by
 * keyboard has `detail` 0.
 */
const isOfMouse = (click: globalThis.MouseEvent) =>
  click instanceof PointerEvent
    ? click.pointerType === 'mouse'
    : click.detail > 0 && matchMedia('(hover: hover)').matches

/**
 * Whether the card shows its back; null until the script runs, because until then CSS turns it
 * (`:hover`, `:focus-within`).
 */
function useTurn(item: RefObject<HTMLElement | null>) {
  const [isTurned, setTurned] = useState<boolean | null>(null)
  useEffect(() => {
    const element = item.current
    if (!element) return
    // Starts with the side that CSS shows at this moment.
    setTurned(element.matches(':hover') || element.querySelector(':focus-visible') !== null)
    const stop = new AbortController()
    const turn = (type: 'pointerenter' | 'pointerleave', isBack: boolean) =>
      element.addEventListener(
        type,
        (event) => event.pointerType === 'mouse' && setTurned(isBack),
        { signal: stop.signal },
      )
    turn('pointerenter', true)
    turn('pointerleave', false)
    const isKeyboard = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(':focus-visible')
    element.addEventListener('focusin', (event) => isKeyboard(event) && setTurned(true), {
      signal: stop.signal,
    })
    element.addEventListener('focusout', () => !element.matches(':hover') && setTurned(false), {
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [item])
  // A mouse turns the card by hovering, so its click must not turn the card back.
  const press = ({ nativeEvent }: MouseEvent) => setTurned(isOfMouse(nativeEvent) || !isTurned)
  return { isTurned, press }
}

const Card = ({ card, turn }: { card: Cards[number]; turn: Sentence<'card'> }) => {
  const item = useRef<HTMLLIElement>(null)
  const { isTurned, press } = useTurn(item)
  return (
    <li ref={item} className={styles['card']} data-turned={isTurned ?? undefined}>
      <button
        type="button"
        className={styles['turn']}
        aria-label={say(turn, { card: card.front })}
        onClick={press}
        data-screen
      />
      <div className={styles['inner']}>
        <div className={styles['face']}>
          <Corner />
          <ReasonDrawing name={card.drawing} />
          <h3>{card.front}</h3>
          <p>{card.note}</p>
        </div>
        <div className={`${styles['face']} ${styles['back']}`}>
          <Corner />
          <h4>{card.backHeading}</h4>
          <p>{card.back}</p>
          {card.href && <a href={card.href}>{card.fact}</a>}
        </div>
      </div>
    </li>
  )
}

const Corner = () => (
  <span className={styles['corner']} data-screen>
    <Icon icon={RefreshCw} size="small" />
  </span>
)
