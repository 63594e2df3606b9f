import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webCallsFolder, webCallsModules } from './describe-calls.mts'

test('[S7.01] the web client knows every call of the contract as it is now, and no other', async () => {
  const files = readdirSync(webCallsFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const written = files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(webCallsFolder, file), 'utf8')])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await webCallsModules()))
})
