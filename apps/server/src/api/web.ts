import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Asset {
  type: string
  plain: Buffer
  brotli: Buffer | undefined
  immutable: boolean
  policy: string | undefined
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Of scripts inside the page only those that the build put there, by their hash. */
function policyOf(html: Buffer): string {
  const inside = [...html.toString('utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    ["script-src 'self'", ...inside].join(' '),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** It fetches what the portal is built of, and does nothing else. */
const policyOfWorker = [
  "default-src 'none'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The built web client, held in memory as it was compressed at build time; every page address answers the same shell. */
export function serveWeb(server: FastifyInstance, folder: string): void {
  const assets = loadAssets(folder)
  const shell = assets.get('index.html')
  if (!shell) throw new Error(`no web build in ${folder}: run npm run build`)
  const announced = screenLinks(assets)
  server.get('/', (_request, reply) => reply.redirect('/v/'))
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\n'))
  server.get('/v', (_request, reply) => reply.redirect('/v/'))
  server.get('/v/*', (request, reply) => {
    const name = (request.params as { '*': string })['*']
    const asset = assets.get(name)
    if (!asset && path.extname(name)) return reply.code(404).send()
    const links = announced.get(name)
    if (links) reply.header('link', links)
    return sendAsset(request, reply, asset ?? shell)
  })
}

/** Characters of the header; a proxy may keep no more than 4 KB for all of them. */
const longestLinks = 2500

/** By the path of a screen the header that has its chunks fetched while the page is read, as far as it takes them; the build lists them. */
function screenLinks(assets: ReadonlyMap<string, Asset>): Map<string, string> {
  const [, list] = [...assets].find(([name]) => /^assets\/screens-[\w-]+\.json$/.test(name)) ?? []
  const screens = JSON.parse(list?.plain.toString('utf8') ?? '{}') as Record<string, string[]>
  return new Map(Object.entries(screens).map(([screen, files]) => [screen, linksOf(files)]))
}

function linksOf(files: readonly string[]): string {
  let header = ''
  for (const file of files) {
    const link = `</v/${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}`
    if (header.length + link.length > longestLinks) break
    header += header ? `, ${link}` : link
  }
  return header
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const packed = asset.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? asset.brotli : undefined
  if (packed) reply.header('content-encoding', 'br')
  if (asset.policy) reply.header('content-security-policy', asset.policy)
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type(asset.type)
    .send(packed ?? asset.plain)
}

function loadAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    if (!entry.isFile() || name.endsWith('.br') || name.startsWith('.vite/')) continue
    const type = types[path.extname(name)] ?? 'application/octet-stream'
    const plain = readFileSync(file)
    assets.set(name, {
      type,
      plain,
      brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
      immutable: name.startsWith('assets/'),
      policy: type.startsWith('text/html') ? policyOf(plain) : name === 'worker.js' ? policyOfWorker : undefined,
    })
  }
  return assets
}
