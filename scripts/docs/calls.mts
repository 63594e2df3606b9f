import { readCalls } from '../contract/describe-calls.mts'
import { code, table } from './table.mts'

/** Every call of the interface, by the file of the contract that has it. */
export async function callsDocument(): Promise<string> {
  const modules = await readCalls()
  const sections = modules.map(({ module, calls }) => {
    const rows = calls.map(([, { method, path, access, write, clause, summary }]) => [
      method,
      code(path),
      access,
      write ? 'yes' : '',
      clause,
      summary,
    ])
    return `## ${module}\n\n${table(['', 'Path', 'Open to', 'Writes', 'Clause', 'Does'], rows)}\n`
  })
  const count = modules.reduce((sum, { calls }) => sum + calls.length, 0)
  return `# Calls

${count} calls, from \`packages/contract/src\`. The server describes them with their shapes as OpenAPI 3.1 at \`/v/api/openapi.json\`.
[How one is added](../recipes/add-a-call.md).

${sections.join('\n')}`
}
