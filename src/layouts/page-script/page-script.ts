import { resetAskingForms } from './asking-forms.ts'
import { applyColourScheme } from './colour-scheme.ts'
import { copyPlainNames } from './copied-names.ts'
import { countWhenShown } from './count-shown.ts'
import { openDialogs } from './dialogs.ts'
import { offerToEdit } from './edit-link.ts'
import { openOffline } from './offline.ts'
import { standInForPopovers } from './popovers.ts'
import { sendQueuedRequests } from './queued-requests.ts'
import { keepRequestList } from './request-list.ts'
import { tellSavingData } from './saving-data.ts'
import { tellScrollAndFocus } from './scroll-and-focus.ts'
import { forgetSession } from './session.ts'
import { drawLinesInView } from './signal-lines.ts'
import { ignoreSkippedFades } from './skipped-fades.ts'

/**
 * The inline script of every page (integrations/page-script.ts). It runs before paint and islands;
 * pages also work without it.
 */
applyColourScheme()
ignoreSkippedFades()
countWhenShown()
forgetSession()
tellSavingData()
tellScrollAndFocus()
keepRequestList()
copyPlainNames()
openDialogs()
resetAskingForms()
standInForPopovers()
document.addEventListener('DOMContentLoaded', drawLinesInView)
document.addEventListener('DOMContentLoaded', offerToEdit)
document.addEventListener('DOMContentLoaded', sendQueuedRequests)
openOffline()
