import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Asset {
  type: string
  plain: Buffer
  brotli: Buffer | undefined
  immutable: boolean
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

/** The built web client, held in memory as it was compressed at build time; every page address answers the same shell. */
export function serveWeb(server: FastifyInstance, folder: string): void {
  const assets = loadAssets(folder)
  const shell = assets.get('index.html')
  if (!shell) throw new Error(`no web build in ${folder}: run npm run build`)
  server.get('/', (_request, reply) => reply.redirect('/v/'))
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'))
  server.get('/v', (_request, reply) => reply.redirect('/v/'))
  server.get('/v/*', (request, reply) => {
    const name = (request.params as { '*': string })['*']
    const asset = assets.get(name)
    if (!asset && path.extname(name)) return reply.code(404).send()
    return sendAsset(request, reply, asset ?? shell)
  })
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const packed = asset.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? asset.brotli : undefined
  if (packed) reply.header('content-encoding', 'br')
  if (asset.type.startsWith('text/html')) reply.header('content-security-policy', policy)
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
    assets.set(name, {
      type: types[path.extname(name)] ?? 'application/octet-stream',
      plain: readFileSync(file),
      brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
      immutable: name.startsWith('assets/'),
    })
  }
  return assets
}
