import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Call } from '@sojourn/contract/kit/call'

const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

/** Every call that the contract defines, whichever file it lives in. */
export async function contractCalls(): Promise<Call[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.calls.ts'))
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(contract, file)).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
