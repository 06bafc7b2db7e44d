import { operatorFault } from '#src/server/operator-fault.ts'

export type Result = { text: string; isDone: boolean }

export async function runCommand(command: () => Promise<Result>) {
  try {
    const { text, isDone } = await command()
    console.log(text)
    process.exitCode = isDone ? 0 : 1
  } catch (error) {
    console.error(operatorFault(error) ?? error)
    process.exitCode = 1
  }
}
