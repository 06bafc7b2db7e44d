// Tests read the content of this checkout, as the site does that is built of it.
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'

setBaseSnapshot()
