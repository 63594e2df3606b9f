import type { Methods } from '../ports/methods'
import { SupplierSilent, type Asking } from '../ports/outside'
import { methodsOf, type Suppliers } from '../ports/suppliers'
import { faultsHeader, nowHeader } from './headers'
import { fromWire, toWire } from './wire'

interface Address {
  url: string
  key: string
  /** Throws where nobody may ask a supplier now. */
  beforeAsking(this: void): void
  /** Nobody waits for an answer longer than this. */
  limitMs: number
}

/** Suppliers at an address, asked over HTTP. */
export const suppliersAt = (address: Address): Suppliers => ({
  air: askedAt(address, 'air', methodsOf.air),
  hotels: askedAt(address, 'hotels', methodsOf.hotels),
  intlAir: askedAt(address, 'intlAir', methodsOf.intlAir),
  rail: askedAt(address, 'rail', methodsOf.rail),
  rides: askedAt(address, 'rides', methodsOf.rides),
  venues: askedAt(address, 'venues', methodsOf.venues),
})

function askedAt<Supply extends object>(address: Address, trade: string, methods: Methods<Supply>): Supply {
  const asked = Object.keys(methods).map((name) => [
    name,
    (asking: Asking, ...request: unknown[]) => ask(address, `${trade}/${name}`, asking, request),
  ])
  return Object.fromEntries(asked) as Supply
}

/** Whoever does not answer, or cannot, leaves open what became of the question. */
async function ask(
  { url, key, beforeAsking, limitMs }: Address,
  path: string,
  { now, faults = [] }: Asking,
  request: unknown[],
): Promise<unknown> {
  beforeAsking()
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    [nowHeader]: now.toISOString(),
    ...(faults.length > 0 && { [faultsHeader]: faults.join(',') }),
  }
  const signal = AbortSignal.timeout(limitMs)
  const answer = await answered(`${url}/${path}`, { method: 'POST', headers, body: toWire(request), signal })
  if (answer.status >= 500) throw new SupplierSilent(`${path} answers ${answer.status}`)
  if (answer.status !== 200) throw new Error(`the supply refuses ${path} with ${answer.status}`)
  return fromWire(answer.text)
}

async function answered(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new SupplierSilent(`no answer from ${url}`, { cause: error })
  }
}
