import { Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import {
  type ContactFieldType,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { formatWeekday } from '#src/contracts/formats.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { useMedia } from '#src/site/islands/use-media.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import type { Desk } from '../card/desk.ts'
import { phoneLink } from '../card/request-actions.ts'
import { describeBesideSum, statusOf } from '../card/request-changes.ts'
import { sumOfRequest } from '../card/request-sum.ts'
import { wordsOfField } from '../request-field-words.ts'
import type { StaffRequest } from '../request-records.ts'
import styles from './RequestRows.module.css'

type Props = {
  requests: StaffRequest[]
  desk: Desk
  openId: number | null
  onOpen: (id: number | null) => void
  /** Chosen ids; null until the script runs. */
  chosen: ReadonlySet<number> | null
  /** `isRange`: all from the request that was chosen last. */
  onChoose: (id: number, isChosen: boolean, isRange: boolean) => void
  /** Null for staff who may not change contacts. */
  onChooseAll: ((isChosen: boolean) => void) | null
  card: (request: StaffRequest) => ReactNode
}

const filled = (request: StaffRequest, ...types: ContactFieldType[]) =>
  contactFieldNames.filter(
    (name) => types.includes(contactFields[name].type) && request[name] !== '',
  )

export const RequestRows = ({
  requests,
  desk: { today, region, office, currency },
  openId,
  onOpen,
  chosen,
  onChoose,
  onChooseAll,
  card,
}: Props) => {
  const isBeside = useMedia('(width >= 1024px)') && chosen !== null
  const open = isBeside && requests.find(({ id }) => id === openId)
  return (
    <div className={open ? styles['split'] : undefined}>
      <div>
        {chosen && onChooseAll && (
          <label className={styles['all']} data-screen>
            <input
              type="checkbox"
              checked={requests.every(({ id }) => chosen.has(id))}
              ref={(box) => {
                if (box) box.indeterminate = chosen.size > 0 && !box.checked
              }}
              onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
            />
            {`Select all ${requests.length}`}
          </label>
        )}
        <ul className={`panel ${styles['rows']}`}>
          {requests.map((request) => {
            const { id, firstName, lastName, submittedAt, takenBy, comeBackOn, outcome, files } =
              request
            const link = phoneLink(request)
            const [about] = filled(request, 'list', 'textarea')
            return (
              <li
                key={id}
                className={comeBackOn !== null && comeBackOn <= today ? styles['due'] : undefined}
              >
                {chosen && (
                  <label className={styles['choose']} data-screen>
                    <input
                      type="checkbox"
                      checked={chosen.has(id)}
                      onChange={({ currentTarget, nativeEvent }) =>
                        onChoose(
                          id,
                          currentTarget.checked,
                          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                        )
                      }
                    />
                    <span className="visually-hidden">{`Choose contact ${id}`}</span>
                  </label>
                )}
                <details
                  open={openId === id}
                  onToggle={({ currentTarget }) =>
                    currentTarget.open !== (openId === id) && onOpen(currentTarget.open ? id : null)
                  }
                >
                  <summary id={`row-${id}`}>
                    <span className={styles['first']}>
                      <span>
                        {filled(request, 'text').map((name) => (
                          <Fragment key={name}>
                            {contactFields[name].isName ? (
                              <b>{request[name]}</b>
                            ) : (
                              request[name]
                            )}{' '}
                          </Fragment>
                        ))}
                      </span>
                      <span className={styles['sum']}>{sumOfRequest(request, region.locale)}</span>
                      <Status {...statusOf(request, today)} />
                    </span>
                    <span className={styles['second']}>
                      <span className={styles['subject']}>
                        {filled(request, 'choice').map((name) => (
                          <b key={name}>
                            {`${requestLabels[name]}: ${wordsOfField(request, name, office)} `}
                          </b>
                        ))}
                        {about && (
                          <span>
                            {cutText(wordsOfField(request, about, office), 160).replaceAll(
                              '\n',
                              ' · ',
                            )}
                          </span>
                        )}
                      </span>
                      <span>
                        <LocalTime moment={submittedAt} region={region} show="brief" />
                        {files.length > 0 && (
                          <span>{`, ${cutText(files.map(({ name }) => name).join(', '), 80)}`}</span>
                        )}
                        {takenBy && <span>{`, ${takenBy}`}</span>}
                        {outcome && (
                          <span>{`, ${describeBesideSum(outcome, { ...region, currency })}`}</span>
                        )}
                        {comeBackOn &&
                          (comeBackOn <= today ? (
                            <b>, today</b>
                          ) : (
                            <span>{`, back ${formatWeekday(comeBackOn, region.locale)}`}</span>
                          ))}
                      </span>
                    </span>
                  </summary>
                  {isBeside && openId === id && (
                    <a
                      className="visually-hidden link"
                      href="#beside"
                    >{`Go to contact ${id} beside the list`}</a>
                  )}
                  {!isBeside && (chosen === null || openId === id) && (
                    <ul className={`stack ${styles['inPlace']}`}>{card(request)}</ul>
                  )}
                </details>
                {link && (
                  <a className={styles['call']} href={link} data-screen>
                    <Icon icon={Phone} size="small" />
                    <span className="visually-hidden">{`Call ${firstName} ${lastName}`}</span>
                  </a>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {open && (
        <ul id="beside" tabIndex={-1} className={`stack ${styles['beside']}`}>
          {card(open)}
        </ul>
      )}
    </div>
  )
}
