import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from '#src/contracts/contact/check-form.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { fieldId } from '#src/ui/base/form/Field.tsx'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { lineField, lineNumbersOf, proFormaForm } from '../pro-formas.ts'

type Fields = Record<string, string>

export const fieldsIn = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const startOf = (values: object): string[] => {
  const places = lineNumbersOf(values)
  return places.length > 0 ? places : ['0']
}

const fieldsOfLine = (values: Fields, at: string): Fields =>
  Object.fromEntries(
    Object.values(lineField).flatMap((prefix) => {
      const name = `${prefix}${at}`
      return values[name] ? [[name, values[name]]] : []
    }),
  )

/** Finds the fields that this tab keeps of an unsent form. */
function findDraft(account: number, place: string): Fields | null {
  const text = typedTexts.find(account, place)?.text
  if (typeof text !== 'object' || text === null) return null
  return { ...text }
}

type Draft = {
  account: number
  place: string
  isPosted: boolean
  /** Told when the lines of a draft are there, which can be filled then. */
  onReady: (isReady: true) => void
}

export type Lines = {
  /** Numbers of the lines in their order. */
  places: string[]
  isFull: boolean
  /** The line that was removed last, which can come back. */
  removed: { at: string; index: number; fields: Fields } | null
  /** What has happened to the lines, for screen readers. */
  said: string
  initial: (name: string) => string | undefined
  add: (fields: Fields) => void
  remove: (at: string) => void
  restore: () => void
  move: (at: string, by: 1 | -1) => void
  startAgain: () => void
}

/**
 * The lines of the form: which there are and in which order. What is typed into them stays in their
 * fields. After each change the focus is where the work goes on.
 */
export function useLines(
  form: RefObject<HTMLFormElement | null>,
  values: FieldValues,
  { account, place, isPosted, onReady }: Draft,
): Lines {
  const [places, setPlaces] = useState(() => startOf(values))
  const [added, setAdded] = useState<Fields>({})
  const [removed, setRemoved] = useState<Lines['removed']>(null)
  const [said, setSaid] = useState('')
  const last = useRef(0)

  // Before anything more can be typed, which would be stored in place of what is stored.
  useLayoutEffect(() => {
    const draft = isPosted ? null : findDraft(account, place)
    // The lines of a draft must be there before they are filled.
    if (draft) setPlaces(startOf(draft))
    const used = [...lineNumbersOf(values), ...lineNumbersOf(draft ?? {})].map(Number)
    last.current = Math.max(0, ...used)
    onReady(true)
  }, [account, place, isPosted, onReady, values])

  /** Shows a change, and lets the form know of it as of anything typed. */
  const change = (words: string, show: () => void, focused: string) => {
    flushSync(() => {
      setSaid(words)
      show()
    })
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
    const field = document.getElementById(fieldId(proFormaForm, focused))
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }
  const next = () => {
    last.current += 1
    return String(last.current)
  }
  const isBlank = (at: string) => {
    const typed = form.current ? fieldsIn(form.current) : {}
    return Object.values(
      fieldsOfLine(
        { ...typed, [`${lineField.discountIn}${at}`]: '', [`${lineField.priceIs}${at}`]: '' },
        at,
      ),
    ).every((value) => value === '')
  }
  return {
    places,
    isFull: places.length >= staffLimits.proFormaLines,
    removed,
    said,
    initial: (name) => added[name] ?? values[name],
    add(fields) {
      const at = next()
      const before = places.filter((one) => !isBlank(one))
      const isFree = !fields[lineField.text]
      change(
        isFree ? '' : `${fields[lineField.text]} is line ${before.length + 1}.`,
        () => {
          setRemoved(null)
          setAdded({
            ...added,
            ...Object.fromEntries(
              Object.entries(fields).map(([prefix, value]) => [`${prefix}${at}`, value]),
            ),
          })
          setPlaces([...before, at])
        },
        `${isFree ? lineField.text : lineField.quantity}${at}`,
      )
    },
    remove(at) {
      const index = places.indexOf(at)
      const rest = places.filter((one) => one !== at)
      const fields = form.current ? fieldsOfLine(fieldsIn(form.current), at) : {}
      const left = rest.length > 0 ? rest : [next()]
      const neighbour = left[Math.min(index, left.length - 1)]
      change(
        `Line ${index + 1} was removed.`,
        () => {
          setRemoved({ at, index, fields })
          setPlaces(left)
        },
        rest.length > 0 ? `remove.${neighbour}` : `${lineField.text}${neighbour}`,
      )
    },
    restore() {
      if (!removed) return
      const { at, index, fields } = removed
      change(
        `Line ${index + 1} is back.`,
        () => {
          setRemoved(null)
          setAdded({ ...added, ...fields })
          const filled = places.filter((one) => !isBlank(one))
          setPlaces([...filled.slice(0, index), at, ...filled.slice(index)])
        },
        `${lineField.text}${at}`,
      )
    },
    move(at, by) {
      const index = places.indexOf(at)
      const to = index + by
      if (to < 0 || to >= places.length) return
      change(
        `It is line ${to + 1} now.`,
        () => {
          const others = places.filter((one) => one !== at)
          setPlaces([...others.slice(0, to), at, ...others.slice(to)])
        },
        `${by < 0 ? 'up' : 'down'}.${at}`,
      )
    },
    startAgain() {
      flushSync(() => {
        setAdded({})
        setRemoved(null)
        setSaid('')
        setPlaces(startOf(values))
      })
    },
  }
}
