/** `node scripts/record-texts.ts`: checks the texts for a program built without texts (Dockerfile), so that changed texts need no build. */
import { readBuildRecord } from '../integrations/build-inputs.ts'
import { recordBuild } from '../integrations/record-build.ts'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'

const record = readBuildRecord('dist')
if (!record) throw new Error('No built site in dist: run npm run build first')
setBaseSnapshot()
recordBuild('.', 'dist', record)
