import { readNextPage } from '#src/contracts/account/proof.ts'
import { readId } from '#src/contracts/ids.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { readPersonKey } from '#src/desk/people/people.ts'
import { correctionForm, erasureForm, lookupForm } from '#src/desk/people/person-forms.server.ts'
import { readFilter } from '#src/desk/requests/list-address.ts'
import { offerProForma } from '#src/desk/requests/offer-form.server.ts'
import {
  deletionForm,
  entryForm,
  stateForm,
  viewForm,
} from '#src/desk/requests/work-forms.server.ts'
import { webhookForm } from '#src/desk/webhooks/webhooks.server.ts'
import { openingForm } from '#src/editor/opening/opening.server.ts'
import {
  newsletterForm,
  prepareIssueForm,
  sendIssueForm,
} from '#src/newsletter/issue-forms.server.ts'
import type { Forms } from '#src/server/forms/forms.ts'
import { clockForm } from '#src/server/services/housekeeping.ts'
import { testMailForm } from '#src/server/services/mails/test-mail.ts'
import type { Services } from '#src/server/services/services.ts'
import { accountForm, invitationForm } from '#src/staff/accounts/account-forms.server.ts'
import {
  appForm,
  proofForm,
  recoveryCodesForm,
  removalForm,
  requiredRolesForm,
} from '#src/staff/second-factor/second-factor-forms.server.ts'
import { sessionEndForm } from '#src/staff/sign-in/sign-in-forms.server.ts'

/** Finds the form handler of a page's address, as its route calls it (src/pages). */
export function formOf(
  { services }: { services: Services },
  request: Request,
  staff: SignedIn | null,
): ((forms: Forms) => Promise<FormAnswer>) | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const next = () => ({ location: readNextPage(searchParams.get('next')) ?? undefined })
  const account = searchParams.get('account')
  const taken: Record<string, (forms: Forms) => Promise<FormAnswer>> = {
    '/contact': (forms) => forms.contact(request),
    '/book/change': (forms) => forms.bookingChange(request, searchParams.get('token') ?? ''),
    '/newsletter': (forms) => forms.newsletter(request),
    '/newsletter/confirm': (forms) => forms.confirmSubscription(request),
    '/newsletter/unsubscribe': (forms) => forms.unsubscribe(request),
    '/admin/signin': (forms) => forms.signIn(request, next()),
    '/admin/people': (forms) => forms.processStaffForm(request, lookupForm(services.context)),
    '/admin/people/kept': (forms) =>
      forms.processStaffForm(
        request,
        correctionForm(services.context, readPersonKey(searchParams)),
      ),
    '/admin/people/erase': (forms) =>
      forms.processStaffForm(request, erasureForm(services.context, readPersonKey(searchParams))),
    '/admin/clock': (forms) => forms.processStaffForm(request, clockForm(services.context)),
    '/admin/delete': (forms) =>
      forms.processStaffForm(request, deletionForm(services.context, readFilter(searchParams))),
    '/admin/webhooks': (forms) => forms.processStaffForm(request, webhookForm(services.context)),
    '/admin/newsletter': (forms) =>
      forms.processStaffForm(request, newsletterForm(services.context)),
    '/admin/newsletter/issue': (forms) =>
      forms.processStaffForm(
        request,
        prepareIssueForm(services.context, searchParams.get('article') ?? ''),
      ),
    '/admin/newsletter/send': (forms) =>
      forms.processStaffForm(
        request,
        sendIssueForm(services.context, searchParams.get('article') ?? ''),
      ),
    '/admin/opening': (forms) =>
      searchParams.has('test-mail')
        ? forms.processStaffForm(request, testMailForm(services.context))
        : forms.processStaffForm(request, openingForm(services.context)),
    '/admin/account': (forms) => forms.processStaffForm(request, sessionEndForm(services.context)),
    '/admin/account/authenticator': (forms) =>
      forms.processStaffForm(request, appForm(services.context)),
    '/admin/account/recovery-codes': (forms) =>
      forms.processStaffForm(request, recoveryCodesForm(services.context)),
    '/admin/account/remove-factor': (forms) =>
      forms.processStaffForm(
        request,
        removalForm(services.context, searchParams.get('factor') ?? ''),
      ),
    '/admin/accounts/second-factor': (forms) =>
      forms.processStaffForm(request, requiredRolesForm(services.context)),
    '/admin/second-factor': (forms) =>
      forms.processStaffForm(request, proofForm(services.context, staff, next().location)),
    '/admin/confirm': (forms) =>
      forms.processStaffForm(
        request,
        proofForm(services.context, staff, searchParams.get('next') ?? ''),
      ),
    '/admin/accounts': (forms) =>
      account
        ? forms.processStaffForm(request, accountForm(services.context, readId(account)))
        : forms.processStaffForm(request, invitationForm(services.context)),
    '/admin/join': (forms) => forms.join(request),
    '/admin/enter': (forms) => forms.processStaffForm(request, entryForm(services.context)),
    '/admin/pro-forma': (forms) =>
      offerProForma(services.context, staff, readId(searchParams.get('contact')), (offer) =>
        forms.processStaffForm(request, offer),
      ),
    '/admin/dashboard/view': (forms) => forms.processStaffForm(request, viewForm(services.context)),
    '/admin/dashboard': (forms) =>
      forms.processStaffForm(
        request,
        stateForm(services.context, readId(searchParams.get('contact'))),
      ),
  }
  return taken[pathname]
}
