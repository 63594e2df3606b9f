import { spawn } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const top = join(import.meta.dirname, '..')
const folder = join(top, 'test-results', 'storybook')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface Workbench {
  url: string
  /** Every story by its id. */
  stories: string[]
  stop: () => void
}

let building: Promise<void> | undefined

/** Builds the workbench of the widgets, once for all files of a worker, and serves it; STORYBOOK_FOLDER names one that is built already. */
export async function openWorkbench(): Promise<Workbench> {
  const built = process.env['STORYBOOK_FOLDER'] ?? folder
  if (!process.env['STORYBOOK_FOLDER']) await (building ??= build())
  const server = createServer((request, response) => {
    const file = join(built, normalize(new URL(request.url ?? '/', 'http://x').pathname))
    const found = existsSync(file) && extname(file) !== ''
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    if (found) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, { type: string }> }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stories: Object.keys(entries).filter((id) => entries[id]?.type === 'story'),
    stop: () => server.close(),
  }
}

async function build(): Promise<void> {
  const program = join(top, 'apps/web/node_modules/storybook/dist/bin/dispatcher.js')
  const run = spawn(process.execPath, [program, 'build', '--output-dir', folder, '--quiet'], {
    cwd: join(top, 'apps/web'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  run.stderr.on('data', (piece: Buffer) => said.push(piece.toString()))
  const code = await new Promise((resolve) => run.once('exit', resolve))
  if (code !== 0) throw new Error(`the workbench was not built\n${said.join('').slice(-4000)}`)
}
