import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Asking } from '../ports/outside'
import { methodsOf, type Suppliers } from '../ports/suppliers'
import { faultsHeader, nowHeader } from './headers'
import { fromWire, toWire } from './wire'

interface Serving {
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Who knows it may ask. */
  key: string
  /** Whether somebody may ask for something to go wrong: only with the clock of tests. */
  obeysFaults: boolean
  /** What went wrong within, for whoever runs it. */
  onFailure(error: unknown): void
}
type Method = (asking: Asking, ...request: readonly unknown[]) => Promise<unknown>

/** Serves suppliers to another process: a question is POST /trade/method with the request as text, its answer the text of the body. */
export async function serveSuppliers(
  suppliers: Suppliers,
  serving: Serving,
): Promise<{ url: string; close(this: void): Promise<void> }> {
  const server = createServer((request, response) => {
    respond(suppliers, serving, request, response).catch((error: unknown) => {
      serving.onFailure(error)
      end(response, 500)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(serving.port, serving.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${serving.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  suppliers: Suppliers,
  { key, obeysFaults }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  if (!isKnown(request.headers.authorization, key)) return end(response, 401)
  const method = request.method === 'POST' ? methodAt(suppliers, request.url ?? '') : undefined
  if (!method) return end(response, 404)
  const now = new Date(headerOf(request, nowHeader))
  const faults = headerOf(request, faultsHeader).split(',').filter(Boolean)
  if (faults.length > 0 && !obeysFaults) return end(response, 403)
  const asked = questionOf(await textOf(request))
  if (!asked || Number.isNaN(now.getTime())) return end(response, 400)
  return end(response, 200, toWire(await method({ now, ...(faults.length > 0 && { faults }) }, ...asked)))
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

/** What a method is given; undefined where the text says no such thing. */
function questionOf(text: string | undefined): unknown[] | undefined {
  if (text === undefined) return undefined
  try {
    const asked = fromWire(text)
    return Array.isArray(asked) ? (asked as unknown[]) : undefined
  } catch {
    return undefined
  }
}

/** Compared without telling by its time how much of it is right. */
function isKnown(authorization: string | undefined, key: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function methodAt(suppliers: Suppliers, path: string): Method | undefined {
  const [, trade = '', name = ''] = path.split('/')
  if (!Object.hasOwn(methodsOf, trade) || !Object.hasOwn(methodsOf[trade as keyof Suppliers], name)) return undefined
  return (suppliers[trade as keyof Suppliers] as unknown as Record<string, Method>)[name]
}

const bytesAtMost = 4_000_000

/** Undefined where it is longer than anybody asks. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > bytesAtMost) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const end = (response: ServerResponse, status: number, body = ''): unknown =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
