import { type RefObject, useEffect, useState } from 'react'
import type { Offered, ShownTerms } from '#src/content/quote-of.ts'
import { messageOfList, withoutBrought } from '#src/contracts/contact/brought-message.ts'
import {
  knownLines,
  type ListedProduct,
  quoteLinesOf,
  readTypedList,
  type TypedLine,
  toRequestLines,
  withoutLines,
  withTyped,
} from '#src/contracts/contact/request-list.ts'
import { type DeliveryTable, isOutside } from '#src/contracts/quote/delivery.ts'
import { linesOfChoice, linesOfQuote, planOfChoice } from '#src/contracts/quote/lines-of-choice.ts'
import type { NamedSet } from '#src/contracts/quote/name-of-list.ts'
import {
  type QuoteChoice,
  quoteFields,
  withQuoteFields,
} from '#src/contracts/quote/quote-address.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import type { useSubmission } from '#src/ui/submit/use-submission.ts'
import type { ContactWords } from './ContactFields.tsx'
import { errorsOfList, errorsOfSites } from './check-quote.ts'
import type { PostedContact } from './contact-outcome.tsx'
import { noteEarlierList } from './request-list-storage.ts'
import {
  followStoredList,
  forgetEarlierList,
  gatherLines,
  readEarlierList,
  restoreChoice,
  storeChoice,
  storeLines,
} from './stored-list.ts'

/** What the page sells: products, services, prices and delivery. */
export type Sold = Offered & {
  catalogue: ListedProduct[]
  terms: ShownTerms
  delivery: DeliveryTable
  /** The question that says whether the company sells and comes abroad. */
  abroad: { question: string; href: string } | null
  sets: readonly NamedSet[]
}

/** What the address of the page, or its posted form, asks for. */
export type Asked = {
  lines: TypedLine[]
  /** What is chosen besides products: a site with its lines, a region. */
  choice: QuoteChoice | null
  /** Whether the chosen site does not exist. */
  isSiteUnknown?: boolean
  /** Whether the address names a plan that there is not, or what cannot be read. */
  isPartUnread?: boolean
  /** The product or page that the visitor came from; `said` has its name as a slot. */
  topic?:
    | {
        name: string
        href: string
        said: Sentence<'topic'>
        message: string
        /** Whether it is the chosen site, and goes with it. */
        isOfSite?: boolean
      }
    | undefined
  /** Sites to choose from while nothing is chosen, with what each comes to. */
  starts?: readonly { name: string; href: string; sum: string }[]
}

export const askedNothing: Asked = { lines: [], choice: null }

type Options = {
  asked: Asked
  sold: Sold
  words: ContactWords
  posted: PostedContact | undefined
  submission: Pick<ReturnType<typeof useSubmission>, 'errors' | 'setErrors' | 'setFieldErrors'>
}

/** Names the plan of the lines, which the card shows, and forgets one that is no longer sold. */
const withKnownPlan = (choice: QuoteChoice | null, { plans }: Pick<Sold, 'plans'>) =>
  choice?.lines ? { ...choice, plan: planOfChoice(choice, plans) } : choice

/** Everything that the page sells, by its codes. */
const allSold = ({ catalogue, services, plans }: Sold) => ({
  plans,
  sold: [
    ...quoteLinesOf(
      toRequestLines(catalogue.map(({ slug }) => ({ slug, quantity: '1' }))),
      catalogue,
    ),
    ...services,
  ],
})

/** Changes the message of the form; the draft and the counted characters follow. */
function rewriteMessage(form: HTMLFormElement | null, rewrite: (typed: string) => string) {
  const message = form?.elements.namedItem('message')
  if (!(message instanceof HTMLTextAreaElement)) return
  const rewritten = rewrite(message.value)
  if (rewritten === message.value) return
  message.value = rewritten
  message.dispatchEvent(new Event('input', { bubbles: true }))
}

export type AskedQuote = ReturnType<typeof useAskedQuote>

/**
 * Holds what a visitor asks for, products and sites, with what it comes to. The address and this
 * browser store it too.
 */
export function useAskedQuote(
  form: RefObject<HTMLFormElement | null>,
  { asked, sold, words, posted, submission }: Options,
) {
  const { errors, setErrors, setFieldErrors } = submission
  const [typedLines, setTypedLines] = useState(
    posted ? (readTypedList(posted.values['requestList'] ?? '') ?? []) : asked.lines,
  )
  const [choice, setChoice] = useState(asked.choice)
  const [earlier, setEarlier] = useState<ReturnType<typeof readEarlierList>>(null)
  /** A site of an earlier release has no lines here: the server adds them. */
  const offered = choice?.lines ? choice : null
  const lines = knownLines(typedLines, sold.catalogue)
  const list = toRequestLines(lines)
  const listed = quoteLinesOf(list, sold.catalogue)
  const all = allSold(sold)
  const ofSites = offered ? linesOfChoice(offered, all) : []

  useEffect(() => {
    if (posted?.outcome === 'done') {
      storeLines([])
      storeChoice(null)
    }
    const { isSiteUnknown } = asked
    const isOffered = Boolean(asked.choice?.lines)
    // What was typed or chosen before the script ran, or what the browser has restored, counts.
    const fields = new FormData(form.current ?? undefined)
    const stored = isOffered || posted || isSiteUnknown ? null : restoreChoice()
    if (isSiteUnknown) storeChoice(null)
    // Without its site the page has no card, whose fields would count.
    const chosen = withKnownPlan(
      stored ?? (asked.choice && withQuoteFields(asked.choice, fields)),
      sold,
    )
    setChoice(chosen)
    if (posted) {
      setTypedLines((shown) => withTyped(shown, shown, fields))
      return
    }
    if (isOffered || asked.lines.length > 0) noteEarlierList()
    if (chosen) storeChoice(chosen)
    const all = withTyped(gatherLines(asked.lines), asked.lines, fields)
    const known = knownLines(all, sold.catalogue)
    setTypedLines(all)
    setErrors({ ...errorsOfList(known, words), ...errorsOfSites(form.current, words) })
    storeLines(known, asked.lines)
    setEarlier(readEarlierList(known))
  }, [form, asked, sold, words, posted, setErrors])

  // Another tab may add to the list, or send it.
  useEffect(
    () =>
      followStoredList((lines) => {
        setTypedLines(lines)
        setErrors(({ requestList: _, ...others }) => ({ ...others, ...errorsOfList(lines, words) }))
      }),
    [setErrors, words],
  )

  // After the draft is restored. The list names the products, so the message need not.
  const hasLines = lines.length > 0
  useEffect(() => {
    rewriteMessage(form.current, (typed) =>
      messageOfList(typed, {
        hasList: hasLines,
        ofProducts: sold.catalogue.map(({ name }) => say(words.ofProduct, { topic: name })),
        ofList: words.quote.message,
      }),
    )
  }, [form, hasLines, sold, words])

  const changeList = (changed: TypedLine[]) => {
    setTypedLines(changed)
    storeLines(changed)
    if (errors['requestList'])
      setFieldErrors('requestList', errorsOfList(changed, words)['requestList'])
  }
  const changeChoice = (changed: QuoteChoice | null) => {
    setChoice(changed)
    storeChoice(changed)
    if (changed?.site) return
    setFieldErrors(quoteFields.sites)
    // The message that the site brought goes with it; what was typed stays.
    rewriteMessage(form.current, (typed) => withoutBrought(typed, words.quote.message))
  }
  return {
    /** What is chosen besides products; null for nothing. */
    choice,
    /** The chosen site with its lines; null for a list of products alone. */
    offered,
    /** The lines of all such sites. */
    ofSites,
    /** The devices of one such site. */
    holds: offered
      ? linesOfChoice({ ...offered, sites: 1 }, all).filter(
          ({ kind }) => kind === 'product' || kind === 'accessory',
        )
      : [],
    /** What it costs in each later year. */
    later: offered ? sumQuote(linesOfChoice(offered, all, 'later'), sold.terms).gross : 0,
    /** The list of products as it is typed, as it is sent, and as lines of a quote. */
    lines,
    list,
    listed,
    /** Whether the list has anything, also what the catalogue does not have. */
    hasList: typedLines.length > 0,
    /** Whether the sum lacks something that the address or the list named. */
    isLeftOut: asked.isSiteUnknown || asked.isPartUnread || lines.length < typedLines.length,
    /** Whether it is for an address outside the owner's regions. */
    isOutside: isOutside(sold.delivery, choice?.region ?? ''),
    /** All of it, added up. */
    sum: sumQuote(linesOfQuote(ofSites, listed, sold.delivery, choice?.region ?? ''), sold.terms),
    /** What of the list is from an earlier day; null for nothing. */
    earlier,
    answerEarlier(isKept: boolean) {
      forgetEarlierList()
      setEarlier(null)
      if (earlier && !isKept) changeList(withoutLines(lines, earlier.lines))
    },
    changeList,
    changeChoice,
  }
}
