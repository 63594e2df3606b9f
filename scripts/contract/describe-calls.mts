import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@sojourn/contract/kit/call'

const contractRoot = join(import.meta.dirname, '../../packages/contract/src')
/** One file for the calls of one file of the contract, so that a screen fetches only what it calls. */
export const webCallsFolder = join(import.meta.dirname, '../../apps/web/src/api/calls')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value && 'method' in value

/** One line where it fits the width of the formatter. */
const width = 130
function row(name: string, { method, path, write }: Call): string {
  const start = `export const ${name}: WebCall<typeof contract.${name}> =`
  const line = `${start} { method: '${method}', path: '${path}', write: ${write} }`
  return line.length <= width ? `${line}\n` : `${start} {\n  method: '${method}',\n  path: '${path}',\n  write: ${write},\n}\n`
}

/** The calls of each file of the contract, by name. */
export async function readCalls(): Promise<{ module: string; calls: [name: string, call: Call][] }[]> {
  const modules = readdirSync(contractRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.calls.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.calls.ts', ''))
    .sort()
  return Promise.all(
    modules.map(async (module) => {
      const exported = (await import(pathToFileURL(join(contractRoot, `${module}.calls.ts`)).href)) as Record<string, unknown>
      const named = Object.entries(exported).sort(([a], [b]) => (a < b ? -1 : 1))
      return { module, calls: named.flatMap(([name, call]): [string, Call][] => (isCall(call) ? [[name, call]] : [])) }
    }),
  )
}

/** Method, path and kind of every call by the file that holds it, with a type-only import of the calls themselves. */
export async function webCallsModules(): Promise<Map<string, string>> {
  const rowsOf = (calls: [string, Call][]): string => calls.map(([name, call]) => row(name, call)).join('')
  const modules = await readCalls()
  return new Map(modules.map(({ module, calls }) => [`${module}.ts`, `${opening}${importOf(module)}${rowsOf(calls)}`]))
}

const opening = '// Made by scripts/contract/web-calls.mts from the calls of the contract.\n'
const importOf = (module: string): string =>
  `import type * as contract from '@sojourn/contract/${module}.calls'\nimport type { WebCall } from '${'../'.repeat(module.split('/').length)}web-call'\n\n`
