/**
 * `npm run flows`: counts the files that a reader has to open to follow each flow of docs/flows, and
 * fails if a list does not fit the code.
 */
import { readFlows } from './flows/read-flows.ts'

for (const { title, files, faults } of readFlows()) {
  console.log(`${files.length}  ${title}`)
  for (const fault of faults) console.error(`    ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
