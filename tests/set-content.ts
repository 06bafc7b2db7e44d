// Tests read the content of this checkout, like the site that is built from it.
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'

setBaseSnapshot()
