import type { Database } from '#src/core/database/connect.ts'
import * as runner from '#src/core/database/migrate.ts'
import { start } from './migrations/001-start.ts'
import { writtenRequests } from './migrations/110-written-requests.ts'
import { bookingNetworks } from './migrations/120-booking-networks.ts'
import { auditGuards } from './migrations/130-audit-guards.ts'
import { addressKeys } from './migrations/140-address-keys.ts'
import { proFormaUnits } from './migrations/150-pro-forma-units.ts'

import { quotes } from './migrations/160-quotes.ts'
import { consents } from './migrations/170-consents.ts'
import { offers } from './migrations/180-offers.ts'
import { countedOffers } from './migrations/190-counted-offers.ts'
import { languages } from './migrations/195-languages.ts'
import { declinedOffers } from './migrations/200-declined-offers.ts'
import { offerQuestions } from './migrations/210-offer-questions.ts'
import { entriesSetAside } from './migrations/220-entries-set-aside.ts'
import { unconfirmed } from './migrations/230-unconfirmed.ts'
import { noAskedSettings } from './migrations/240-remove-asked-settings-after-230.ts'
import { offerCodes } from './migrations/250-offer-codes.ts'
import { shownNames } from './migrations/260-shown-names.ts'
import { firstAnswers } from './migrations/270-first-answers.ts'
import { exactPrices } from './migrations/280-exact-prices.ts'
import { closedQuestions } from './migrations/290-closed-questions.ts'

/**
 * Former migrations that 001-start replaces. Their names are recorded, so that the previous version
 * can open the database too.
 */
const squashed = [
  '002-letters',
  '003-contact-states',
  '004-searched',
  '005-accounts',
  '006-second-factor',
  '007-audit',
  '008-newsletter-confirmation',
  '009-search-index',
  '010-outbox-priority',
  '011-account-mails',
  '012-content',
  '013-phone-search',
  '014-answered-by',
  '015-filed-mails',
  '016-content-entries',
  '017-preview-links',
  '018-contact-files',
  '019-request-list',
  '020-outbox-request',
  '021-certificate-files',
  '022-merged-entries',
  '023-files-refused',
  '024-held-entries',
  '025-progress-words',
  '026-picture-parts',
  '030-contact-work',
  '032-kept-texts',
  '033-secure-sources',
  '034-pro-forma-numbers',
  '037-paper-revisions',
  '040-day-counts',
  '042-webhooks',
  '044-request-context',
  '045-held-drafts',
  '046-counted-outcome',
  '049-folded-search',
  '050-note-kinds',
  '051-pro-formas',
  '052-newsletter-issues',
  '053-request-origin',
  '054-keys-in-order',
  '056-answers-in-order',
  '060-mail-answers',
  '070-availability',
  '071-samples',
  '075-bookings',
  '080-whole-entries',
  '081-remove-merged-texts-after-080',
  '082-catalogue-lists',
  '085-remove-audit-chain-after-056',
  '090-account-time-zone',
]

const migrations: runner.Migrations = {
  of: (engine) => ({
    '001-start': start(engine),
    ...Object.fromEntries(squashed.map((name) => [name, { up: async () => {} }])),
    '110-written-requests': writtenRequests(),
    '120-booking-networks': bookingNetworks(),
    '130-audit-guards': auditGuards(engine),
    '140-address-keys': addressKeys(),
    '150-pro-forma-units': proFormaUnits(),
    '160-quotes': quotes(),
    '170-consents': consents(),
    '180-offers': offers(),
    '190-counted-offers': countedOffers(),
    '195-languages': languages(),
    '200-declined-offers': declinedOffers(),
    '210-offer-questions': offerQuestions(),
    '220-entries-set-aside': entriesSetAside(),
    '230-unconfirmed': unconfirmed(),
    '240-remove-asked-settings-after-230': noAskedSettings(),
    '250-offer-codes': offerCodes(),
    '260-shown-names': shownNames(),
    '270-first-answers': firstAnswers(),
    '280-exact-prices': exactPrices(),
    '290-closed-questions': closedQuestions(),
  }),
  squashed,
  squashedAt: '595aaf84',
}

export const migrationNames = runner.namesOf(migrations)

/** See `newerMigrations` in core/database/migrate.ts. */
export const newerMigrations = (database: Database) =>
  runner.findNewerMigrations(database, migrations)

/** See `requireKnownSchema` in core/database/migrate.ts. */
export const requireKnownSchema = (database: Database) =>
  runner.checkKnownSchema(database, migrations)

/** Brings a database to the newest schema, or to that of the migration `last` (core/database/migrate.ts). */
export const migrate = (database: Database, last?: string, onBusy?: () => void) =>
  runner.runMigrations(database, migrations, last, onBusy)
