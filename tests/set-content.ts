import { setBaseSnapshot } from '#src/content/base-snapshot.ts'

setBaseSnapshot()
