import { applyColourScheme } from './colour-scheme.ts'
import { openDialogs } from './dialogs.ts'
import { offerToEdit } from './edit-link.ts'
import { standInForPopovers } from './popovers.ts'
import { keepRequestList } from './request-list.ts'
import { tellScrollAndFocus } from './scroll-and-focus.ts'
import { forgetSession } from './session.ts'
import { ignoreSkippedFades } from './skipped-fades.ts'

/**
 * The inline script of every page. It runs in the head, before paint and islands, and adds functions that some browsers lack; every page
 * also works without the script. The build bundles it and puts its hash into the security policy (integrations/page-script.ts).
 */
applyColourScheme()
ignoreSkippedFades()
forgetSession()
tellScrollAndFocus()
keepRequestList()
openDialogs()
standInForPopovers()
document.addEventListener('DOMContentLoaded', offerToEdit)
