import { requestLines, requestListHref } from '#src/contracts/contact/request-list.ts'
import { isUnchanged, writeChoice } from '#src/model/choice.ts'
import { boughtFor } from '#src/model/site-cost.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Disclosure } from '../../base/Disclosure.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import styles from './NightDetails.module.css'
import { NightSums } from './NightSums.tsx'
import { NightTable } from './NightTable.tsx'
import { SiteBoard } from './SiteBoard.tsx'
import { addressOf, type Shown, useSettledNight } from './use-choice.ts'
import { lastLight, tellingMinute } from './use-night.ts'

/**
 * The state of every device, all fields, the table and the sums. They are below the first view, so
 * the script loads on scrolling.
 */
export function NightDetails(asked: Shown) {
  const { example, terms, words, choice: asInAddress } = asked
  const { id, summary, doors } = example
  const { locale } = terms
  const { choice, night, refused, changes, told, chooseByForm } = useSettledNight(asked)
  const list = requestListHref(requestLines(boughtFor(night.site, terms.tariff), choice.sites))
  const quote = `${list}${list.includes('?') ? '&' : '?'}night=${encodeURIComponent(writeChoice(id, choice))}`
  return (
    <div className={styles['rest']}>
      <p className={styles['summary']} data-screen>
        {summary}
      </p>
      <p data-screen>
        <ArrowLink href="/prices#sites">{words.controls.sets}</ArrowLink>
      </p>
      <div data-screen>
        <SiteBoard
          night={night}
          first={(told ? tellingMinute : lastLight)(night)}
          doors={doors}
          words={words}
          locale={locale}
        />
      </div>
      <p
        className={`${styles['note']} label`}
        data-screen
      >{`${words.notes.example} ${words.notes[example.site.rooms[0]?.medium ?? 'air']}`}</p>
      <div className={styles['more']}>
        <div data-screen>
          <Disclosure summary={words.form.heading} open={!isUnchanged(asInAddress)}>
            <ChoiceForm
              key={changes}
              {...{ example, choice, bands: terms.bands, refused, words }}
              onChange={chooseByForm}
            />
            {!isUnchanged(choice) && (
              <ArrowLink href={`/cut-the-power?site=${id}`}>{words.form.reset}</ArrowLink>
            )}
          </Disclosure>
        </div>
        <Disclosure summary={words.parts.table} id="night-table">
          <NightTable night={night} words={words} locale={locale} />
        </Disclosure>
      </div>
      <section aria-labelledby="night-sums" className={styles['sums']}>
        <h2 id="night-sums">{words.sums.heading}</h2>
        <NightSums {...{ night, choice, terms, words, quote }} address={addressOf(id, choice)} />
      </section>
    </div>
  )
}
