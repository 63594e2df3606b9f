import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webCallsFile, webCallsModule } from './describe-calls.mts'

test('[S7.01] the web client knows every call of the contract as it is now', async () => {
  expect(readFileSync(webCallsFile, 'utf8')).toBe(await webCallsModule())
})
