import {
  Component,
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { bearMovedNodes } from './moved-nodes.ts'
import { needsScript } from './needs-script.ts'
import { measureElement } from './sent-markup.ts'
import { holdSelections, putBack, readTyped, type Typed } from './typed-fields.ts'

bearMovedNodes()

declare global {
  // Missing in browsers without Trusted Types, and in TypeScript's types.
  var trustedTypes: { emptyHTML: string } | undefined
}
/** One object, because React sets the content of an element again when the object changes. */
const unset = { __html: globalThis.trustedTypes?.emptyHTML ?? '' }

/** Content that Astro has slotted into an island. It keeps the nodes that the server sent. */
const Slot = ({ name, nodes }: { name: string | undefined; nodes: readonly Node[] }) =>
  createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: unset,
    ref: (slot: Element | null) => {
      if (slot && !slot.firstChild) slot.append(...nodes)
    },
  })

type Props = {
  island: HTMLElement
  /** What the page holds before React. */
  sent: readonly Node[]
  /** Ends the watching of the fields. @returns what is typed in them */
  takeTyped: () => Typed
  /** Reports that React has taken over. */
  onMounted: () => void
  children?: ReactNode
}

/** Runs something once, after the effects of what stands before it, such as restoring a draft. */
function Mounted({ run }: { run: () => void }) {
  const runOnce = useEffectEvent(run)
  useEffect(() => runOnce(), [])
  return null
}

/**
 * Keeps what was typed while React takes over an island, and puts back what the server sent if the
 * island fails for good.
 */
class Root extends Component<Props, { hasFailed: boolean }, Typed> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  constructor(props: Props) {
    super(props)
    this.state = { hasFailed: false }
  }

  override getSnapshotBeforeUpdate() {
    return readTyped(this.props.island)
  }
  override componentDidUpdate(_props: Props, _state: unknown, typed: Typed) {
    this.show(typed)
  }
  private show(typed: Typed) {
    if (this.state.hasFailed) this.props.island.replaceChildren(...this.props.sent)
    putBack(this.props.island, typed)
  }
  override render() {
    const mounted = createElement(Mounted, {
      run: () => {
        this.show(this.props.takeTyped())
        this.props.onMounted()
      },
    })
    return createElement(Fragment, null, this.state.hasFailed ? null : this.props.children, mounted)
  }
}

/** Follows what is typed in an island. @returns a function that stops, and returns it */
function watchTyped(island: HTMLElement): () => Typed {
  let typed = readTyped(island)
  const read = () => {
    typed = readTyped(island)
  }
  const types = ['input', 'focusin'] as const
  // Before React's own listeners, which stop a focus that comes while React takes over.
  for (const type of types) island.addEventListener(type, read, { capture: true })
  return () => {
    for (const type of types) island.removeEventListener(type, read, { capture: true })
    return typed
  }
}

/** Returns the content of an island's slots, by name. */
const slotsOf = (island: HTMLElement) =>
  [...island.querySelectorAll('astro-slot')]
    .filter((slot) => slot.closest('astro-island') === island)
    .map((slot) => {
      const name = slot.getAttribute('name') ?? undefined
      return [name ?? 'children', createElement(Slot, { name, nodes: [...slot.childNodes] })]
    })

/**
 * Renders an island when a control is first pressed that needs the script, and presses the same
 * control again.
 */
function renderOnPress(island: HTMLElement, render: () => void): void {
  const controls = () => [...island.querySelectorAll<HTMLElement>(needsScript)]
  const press = (event: Event) => {
    const { target } = event
    const pressed = controls().findIndex(
      (control) => target instanceof Node && control.contains(target),
    )
    if (pressed < 0) return
    for (const type of ['click', 'input']) island.removeEventListener(type, press)
    event.preventDefault()
    flushSync(render)
    const control = controls()[pressed]
    control?.focus()
    // What was typed is reported to React already.
    if (event instanceof MouseEvent) control?.dispatchEvent(new MouseEvent(event.type, event))
  }
  for (const type of ['click', 'input']) island.addEventListener(type, press)
}

/**
 * Takes over an island, as `@astrojs/react` does, if the page holds what the server sent.
 *
 * Otherwise another program has changed it, such as a translation or a password manager, and React
 * would throw away what stands there. Then an island that shows something by itself (`client:load`
 * and `client:visible`) is rendered again; any other is left as it is, because it works without a
 * script, until a control is pressed that does not.
 */
export default (island: HTMLElement) =>
  (
    Content: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    _slots: unknown,
    { client }: { client: string },
  ) => {
    if (!island.hasAttribute('ssr')) return
    const content = createElement(Content, { ...props, ...Object.fromEntries(slotsOf(island)) })
    let onMounted = () => {}
    // Astro takes `ssr` away and starts the islands inside once this has ended.
    const mounted = new Promise<void>((resolve) => {
      onMounted = resolve
    })
    const root = () => {
      const sent = [...island.childNodes].map((node) => node.cloneNode(true))
      return createElement(
        Root,
        { island, sent, takeTyped: watchTyped(island), onMounted },
        content,
      )
    }
    const prefix = island.getAttribute('prefix')
    const options = prefix === null ? {} : { identifierPrefix: prefix }
    const renderAgain = () => createRoot(island, options).render(root())

    if (measureElement(island) === island.dataset['sent']) {
      holdSelections(island)
      startTransition(() => void hydrateRoot(island, root(), options))
    } else if (client === 'load' || client === 'visible') renderAgain()
    else return renderOnPress(island, renderAgain)
    return mounted
  }
