import { useDeferredValue, useMemo } from 'react'
import { requestLines, requestListHref } from '#src/contracts/contact/request-list.ts'
import { type Choice, isUnchanged, writeChoice } from '#src/model/choice.ts'
import type { ModelSite } from '#src/model/site.ts'
import { boughtFor } from '#src/model/site-cost.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Disclosure } from '../../base/Disclosure.tsx'
import { amountIn, type Terms } from './amounts.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import styles from './NightDetails.module.css'
import { NightLosses } from './NightLosses.tsx'
import { NightSums } from './NightSums.tsx'
import { NightTable } from './NightTable.tsx'
import { SiteBoard } from './SiteBoard.tsx'
import { addressOf, type Shown, useChoice } from './use-choice.ts'
import { calculateNight, lastLight, tellingMinute } from './use-night.ts'

/** The contact form with the devices of a site on its request list, and the night that they are for. */
export function quoteOf(id: string, site: ModelSite, choice: Choice, { tariff }: Pick<Terms, 'tariff'>): string {
  const list = requestListHref(requestLines(boughtFor(site, tariff), choice.sites))
  return `${list}${list.includes('?') ? '&' : '?'}night=${encodeURIComponent(writeChoice(id, choice))}`
}

/** Below the first view, whose script loads when it is reached: what is lost, what everything does, all fields, the table, and the sums. */
export function NightDetails(asked: Shown) {
  const { example, terms, words, choice: asInAddress } = asked
  const { id, summary, site, night, doors } = example
  const { locale } = terms
  const { choice, refused, changes, told, choose, chooseByForm } = useChoice(asked)
  const inHand = useDeferredValue(choice)
  const calculated = useMemo(() => calculateNight(site, night, inHand), [site, night, inHand])
  const first = (told ? tellingMinute : lastLight)(calculated)
  return (
    <>
      <NightLosses
        night={calculated}
        {...{ example, choice, terms, words }}
        amount={amountIn(terms)}
        isTold={told !== undefined}
        onChoose={choose}
      />
      <div className={styles['rest']}>
        <p className={styles['summary']}>{summary}</p>
        <p data-screen>
          <ArrowLink href="/prices#sites">{words.controls.sets}</ArrowLink>
        </p>
        <div data-screen>
          <SiteBoard night={calculated} first={first} doors={doors} words={words} locale={locale} />
        </div>
        <p className={`${styles['note']} label`}>{`${words.notes.example} ${words.notes[site.rooms[0]?.medium ?? 'air']}`}</p>
        <div className={styles['more']}>
          <div data-screen>
            <Disclosure summary={words.form.heading} open={!isUnchanged(asInAddress)}>
              <ChoiceForm key={changes} {...{ site, night, choice, bands: terms.bands, refused, words }} onChange={chooseByForm} />
              {!isUnchanged(choice) && <ArrowLink href={`/cut-the-power?site=${id}`}>{words.form.reset}</ArrowLink>}
            </Disclosure>
          </div>
          <Disclosure summary={words.parts.table} id="night-table">
            <NightTable night={calculated} words={words} locale={locale} />
          </Disclosure>
        </div>
        <section aria-labelledby="night-sums" className={styles['sums']}>
          <h2 id="night-sums">{words.sums.heading}</h2>
          <NightSums
            night={calculated}
            choice={inHand}
            terms={terms}
            words={words}
            quote={quoteOf(id, calculated.site, inHand, terms)}
            address={addressOf(id, inHand)}
          />
        </section>
      </div>
    </>
  )
}
