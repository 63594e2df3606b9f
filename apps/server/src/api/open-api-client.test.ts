import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../seed/seed'
import { expectResult } from '../testing/flights'
import { openTestServer, type TestServer } from '../testing/server'

const top = join(import.meta.dirname, '../../../..')
/** Below the packages, so that the program finds them. */
const folder = join(top, '.cache/open-api-client')
const program = join(folder, 'book-a-flight.ts')
const run = promisify(execFile)
const require = createRequire(import.meta.url)

let server: TestServer
let url: string
beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'sojourn.d.ts'), astToString(await openapiTS(new URL(`${url}/v/api/openapi.json`))))
  await copyFile(join(top, 'docs/examples/book-a-flight.ts'), program)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server.close()
})

/** Answers what the command wrote, or fails with it. */
const told = (file: string, args: string[]) =>
  run(process.execPath, [file, ...args], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    (failed: { stdout: string; stderr: string }) => Promise.reject(new Error(failed.stdout + failed.stderr)),
  )

test('[S7.01] a client that others generate from the description fits it, and books a flight', { timeout: 120_000 }, async () => {
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--skipLibCheck',
  ]
  expect(await told(require.resolve('typescript/bin/tsc'), [...options, program])).toBe('')
  const runner = join(require.resolve('tsx/package.json'), '../dist/cli.mjs')
  const orderNo = await told(runner, [program, url, 'employee@yuanxing.example', demoPassword, '2026-12-09'])
  const order = expectResult(await server.call('employee', getFlightOrderDetail, { orderId: orderNo }))
  expect(order.segments).toMatchObject([{ departAirport: 'PEK', departDate: '2026-12-09' }])
})
