import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@sojourn/contract/kit/call'

const contractRoot = join(import.meta.dirname, '../../packages/contract/src')
export const webCallsFile = join(import.meta.dirname, '../../apps/web/src/api/calls.generated.ts')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value && 'method' in value

/** products/flight-order.calls.ts is imported as `products_flightOrder`, hotel.draft as `hotelDraft`. */
const alias = (module: string) => module.replace('/', '_').replace(/[-.]([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** One line where it fits the width of the formatter. */
const width = 130
function row(name: string, contract: string, { method, path, write }: Call): string {
  const start = `export const ${name}: WebCall<typeof ${contract}> =`
  const line = `${start} { method: '${method}', path: '${path}', write: ${write} }`
  return line.length <= width ? `${line}\n` : `${start} {\n  method: '${method}',\n  path: '${path}',\n  write: ${write},\n}\n`
}

/** Method, path and kind of every call, with a type-only import of the call itself. */
export async function webCallsModule(): Promise<string> {
  const modules = readdirSync(contractRoot, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.calls.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.calls.ts', ''))
    .sort()
  const imports: string[] = []
  const rows: string[] = []
  for (const module of modules) {
    const exported = (await import(pathToFileURL(join(contractRoot, `${module}.calls.ts`)).href)) as Record<string, unknown>
    imports.push(`import type * as ${alias(module)} from '@sojourn/contract/${module}.calls'\n`)
    for (const [name, call] of Object.entries(exported).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!isCall(call)) continue
      rows.push(row(name, `${alias(module)}.${name}`, call))
    }
  }
  return `// Made by scripts/contract/web-calls.mts from the calls of the contract.\n${imports.join('')}import type { WebCall } from './web-call'\n\n${rows.join('')}`
}
