// Sets the content of this checkout for the tests.
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'

setBaseSnapshot()
