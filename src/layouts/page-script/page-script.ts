import { resetAskingForms } from './asking-forms.ts'
import { applyColourScheme } from './colour-scheme.ts'
import { copyPlainNames } from './copied-names.ts'
import { countWhenShown } from './count-shown.ts'
import { openDialogs } from './dialogs.ts'
import { offerToEdit } from './edit-link.ts'
import { forgetSession } from './forget-session.ts'
import { gatherRequestList } from './gather-list.ts'
import { openOffline } from './load-offline.ts'
import { sendQueuedRequests } from './load-queued-requests.ts'
import { showOpened } from './opened-question.ts'
import { standInForPopovers } from './popovers.ts'
import { tellSavingData } from './saving-data.ts'
import { tellScrollAndFocus } from './scroll-and-focus.ts'
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
gatherRequestList()
copyPlainNames()
openDialogs()
resetAskingForms()
standInForPopovers()
showOpened()
document.addEventListener('DOMContentLoaded', drawLinesInView)
document.addEventListener('DOMContentLoaded', offerToEdit)
document.addEventListener('DOMContentLoaded', sendQueuedRequests)
openOffline()
