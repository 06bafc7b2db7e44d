/**
 * `node scripts/record-texts.ts`: checks the texts. The Dockerfile builds the program without them,
 * so changed texts need no new build.
 */
import { readBuildRecord } from '../integrations/build-record.ts'
import { recordBuild } from '../integrations/record-build.ts'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'

const record = readBuildRecord('dist')
if (!record) throw new Error('No built site in dist: run npm run build first')
setBaseSnapshot()
recordBuild('.', 'dist', record)
