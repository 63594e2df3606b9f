/** Writes what the web client needs of every call, without its schemas: npx tsx scripts/contract/web-calls.mts */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { webCallsFolder, webCallsModules } from './describe-calls.mts'

rmSync(webCallsFolder, { recursive: true, force: true })
for (const [file, content] of await webCallsModules()) {
  const path = join(webCallsFolder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
