import type { Region } from '#src/contracts/formats.ts'
import { actionLabel, auditActions, describeDetail } from '#src/contracts/staff/audit.ts'
import { FrameButton, TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { EmptyList } from '#src/staff/lists/EmptyList.tsx'
import { FilterMenu } from '#src/staff/lists/FilterMenu.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { answerId, atAnswer } from '#src/ui/base/form/Answer.tsx'
import { ListPager } from '../lists/ListPager.tsx'
import styles from './AuditLog.module.css'
import { type AuditPage, type AuditRecord, type LogAddress, logAddress } from './audit-log.ts'

type Props = {
  page: AuditPage
  location: LogAddress
  actors: string[]
  accounts: Record<number, string>
  region: Region
}

type EntryProps = Pick<Props, 'accounts' | 'region'> & { entry: AuditRecord }

function subjectOf({ subject }: AuditRecord, accounts: Record<number, string>): string {
  const [, id = ''] = /^account (\d+)$/.exec(subject) ?? []
  if (subject === 'unknown name') return 'with a name that no account has'
  return id && accounts[Number(id)] ? `account of ${accounts[Number(id)]}` : subject
}

const Entry = ({ entry, accounts, region }: EntryProps) => {
  const detail = [subjectOf(entry, accounts), describeDetail(entry.detail)]
    .filter(Boolean)
    .join(', ')
  return (
    <li>
      <div>
        <b className={entry.action.endsWith('.refused') ? styles['refused'] : undefined}>
          {actionLabel(entry.action)}
        </b>
        {detail && <p>{detail}</p>}
      </div>
      <p>
        {entry.actor}
        {entry.network && <span className={styles['network']}> from {entry.network}</span>}
      </p>
      <p className="tabular">
        <LocalTime moment={entry.at} region={region} />
        <span className="visually-hidden">, entry {entry.id}</span>
      </p>
    </li>
  )
}

export const AuditLog = ({ page, location, actors, accounts, region }: Props) => {
  const { actor, action, cursors } = location
  const isPart = actor !== '' || action !== ''
  const people = actors.map((name) => [name, name] as const)
  const kinds = Object.keys(auditActions).map((name) => [name, actionLabel(name)] as const)
  return (
    <>
      <form
        action={atAnswer('/admin/log')}
        className="row tools"
        aria-label="Filter the log"
        data-screen
      >
        <FilterMenu
          name="actor"
          label="Who"
          value={actor}
          options={[['', 'Everybody'], ...people]}
        />
        <FilterMenu
          name="action"
          label="What"
          value={action}
          options={[['', 'Everything'], ...kinds]}
        />
        <FrameButton type="submit">Show</FrameButton>
        {isPart && <TextLink href="/admin/log">Show everything</TextLink>}
      </form>
      <div id={answerId} tabIndex={-1} data-answer>
        <UnreadableRows table="audit" ids={page.unreadable} />
        {page.items.length === 0 && (
          <EmptyList
            title={isPart ? 'No entry matches.' : 'The log is empty.'}
            text={
              isPart
                ? 'Choose another person or another kind.'
                : 'The next sign-in is the first entry.'
            }
            link={
              isPart
                ? { label: 'Show the whole log', href: '/admin/log' }
                : { label: 'Back to the contacts', href: '/admin/dashboard' }
            }
          />
        )}
        {page.items.length > 0 && (
          <ol className={styles['entries']} aria-label="Entries, newest first">
            {page.items.map((entry) => (
              <Entry key={entry.id} entry={entry} accounts={accounts} region={region} />
            ))}
          </ol>
        )}
      </div>
      <ListPager
        page={page}
        cursors={cursors}
        stepTo={(to) => ({ href: logAddress({ ...location, cursors: to }) })}
      />
    </>
  )
}
