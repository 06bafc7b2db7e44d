import { readNextPage } from '#src/contracts/account/proof.ts'
import { readId } from '#src/contracts/ids.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { callForm } from '#src/desk/bookings/booking-forms.server.ts'
import { offerProForma } from '#src/desk/offers/form/offer-form.server.ts'
import { offerLanguageForm } from '#src/desk/offers/form/offer-language.server.ts'
import { withdrawalForm } from '#src/desk/offers/withdrawal.server.ts'
import { readPersonKey } from '#src/desk/people/people.ts'
import { correctionForm, erasureForm, lookupForm } from '#src/desk/people/person-forms.server.ts'
import { readFilter } from '#src/desk/requests/list-address.ts'
import {
  deletionForm,
  entryForm,
  stateForm,
  viewForm,
} from '#src/desk/requests/work/work-forms.server.ts'
import { restoredForm } from '#src/desk/restored/restored.server.ts'
import { webhookForm } from '#src/desk/webhooks/webhooks.server.ts'
import { languagesForm } from '#src/editor/languages/languages-form.server.ts'
import { baseForm } from '#src/editor/opening/base-form.server.ts'
import {
  newsletterForm,
  prepareIssueForm,
  sendIssueForm,
} from '#src/newsletter/issue-forms.server.ts'
import type { Forms } from '#src/server/forms/site-forms.ts'
import { testMailForm } from '#src/server/test-mail.ts'
import { accountForm, invitationForm } from '#src/staff/accounts/account-forms.server.ts'
import { clockForm } from '#src/staff/clock/clock.server.ts'
import { heldMailsForm } from '#src/staff/held-mails/held-mails.server.ts'
import {
  appForm,
  proofForm,
  recoveryCodesForm,
  removalForm,
  requiredRolesForm,
} from '#src/staff/second-factor/second-factor-forms.server.ts'
import { sessionEndForm, shownNameForm } from '#src/staff/sign-in/sign-in-forms.server.ts'

/** Finds the form handler of a page's address, as its route calls it (src/pages). */
export function formOf(
  { context }: { context: SiteContext },
  request: Request,
  staff: SignedIn | null,
): ((forms: Forms) => Promise<FormAnswer>) | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const next = () => ({ location: readNextPage(searchParams.get('next')) ?? undefined })
  const account = searchParams.get('account')
  const taken: Record<string, (forms: Forms) => Promise<FormAnswer>> = {
    '/contact': (forms) => forms.contact(request),
    '/book/change': (forms) => forms.bookingChange(request, searchParams.get('token') ?? ''),
    '/offer': (forms) => forms.offer(request, searchParams.get('token') ?? ''),
    '/newsletter': (forms) => forms.newsletter(request),
    '/newsletter/confirm': (forms) => forms.confirmSubscription(request),
    '/newsletter/unsubscribe': (forms) => forms.unsubscribe(request),
    '/admin/signin': (forms) => forms.signIn(request, next()),
    '/admin/people': (forms) => forms.processStaffForm(request, lookupForm(context)),
    '/admin/people/kept': (forms) =>
      forms.processStaffForm(request, correctionForm(context, readPersonKey(searchParams))),
    '/admin/people/erase': (forms) =>
      forms.processStaffForm(request, erasureForm(context, readPersonKey(searchParams))),
    '/admin/calls': (forms) => forms.processStaffForm(request, callForm(context)),
    '/admin/clock': (forms) => forms.processStaffForm(request, clockForm(context)),
    '/admin/held-mails': (forms) => forms.processStaffForm(request, heldMailsForm(context)),
    '/admin/restored': (forms) => forms.processStaffForm(request, restoredForm(context)),
    '/admin/delete': (forms) =>
      forms.processStaffForm(request, deletionForm(context, readFilter(searchParams))),
    '/admin/webhooks': (forms) => forms.processStaffForm(request, webhookForm(context)),
    '/admin/newsletter': (forms) => forms.processStaffForm(request, newsletterForm(context)),
    '/admin/newsletter/issue': (forms) =>
      forms.processStaffForm(request, prepareIssueForm(context, searchParams.get('article') ?? '')),
    '/admin/newsletter/send': (forms) =>
      forms.processStaffForm(request, sendIssueForm(context, searchParams.get('article') ?? '')),
    '/admin/content/languages': (forms) =>
      forms.processStaffForm(request, languagesForm(context.editor)),
    '/admin/opening': (forms) =>
      forms.processStaffForm(request, baseForm(context.editor, testMailForm(context))),
    '/admin/account': (forms) => forms.processStaffForm(request, sessionEndForm(context)),
    '/admin/shown-name': (forms) => forms.processStaffForm(request, shownNameForm(context)),
    '/admin/account/authenticator': (forms) => forms.processStaffForm(request, appForm(context)),
    '/admin/account/recovery-codes': (forms) =>
      forms.processStaffForm(request, recoveryCodesForm(context)),
    '/admin/account/remove-factor': (forms) =>
      forms.processStaffForm(request, removalForm(context, searchParams.get('factor') ?? '')),
    '/admin/accounts/second-factor': (forms) =>
      forms.processStaffForm(request, requiredRolesForm(context)),
    '/admin/second-factor': (forms) =>
      forms.processStaffForm(request, proofForm(context, staff, next().location)),
    '/admin/confirm': (forms) =>
      forms.processStaffForm(request, proofForm(context, staff, searchParams.get('next') ?? '')),
    '/admin/accounts': (forms) =>
      account
        ? forms.processStaffForm(request, accountForm(context, readId(account)))
        : forms.processStaffForm(request, invitationForm(context)),
    '/admin/join': (forms) => forms.join(request),
    '/admin/enter': (forms) => forms.processStaffForm(request, entryForm(context)),
    '/admin/pro-forma': (forms) =>
      searchParams.has('sent')
        ? forms.processStaffForm(
            request,
            withdrawalForm(
              context,
              readId(searchParams.get('contact')),
              readId(searchParams.get('sent')),
            ),
          )
        : searchParams.has('language')
          ? forms.processStaffForm(
              request,
              offerLanguageForm(context, readId(searchParams.get('contact'))),
            )
          : offerProForma(context, readId(searchParams.get('contact')), (offer) =>
              forms.processStaffForm(request, offer),
            ),
    '/admin/dashboard/view': (forms) => forms.processStaffForm(request, viewForm(context)),
    '/admin/dashboard': (forms) =>
      forms.processStaffForm(request, stateForm(context, readId(searchParams.get('contact')))),
  }
  return taken[pathname]
}
