import { afterEach, expect, test, vi } from 'vitest'
import { getFlightOrderDetail } from './calls/products/flight/order'
import { eventReader, startLiveUpdates } from './live'
import { queryClient } from './queries'
import * as session from './session'

test('server events are read whole however the stream cuts them', () => {
  const stream = ': hello\n\nevent: change\ndata: {"orderNo":"F1"}\n\ndata: {"orderNo":\r\ndata: "F2"}\r\n\r\n'
  for (let cut = 1; cut < stream.length; cut++) {
    const seen: unknown[] = []
    const read = eventReader((data) => seen.push(JSON.parse(data)))
    read(stream.slice(0, cut))
    read(stream.slice(cut))
    expect(seen).toEqual([{ orderNo: 'F1' }, { orderNo: 'F2' }])
  }
})

/** A stream of the server that is open and says nothing yet. */
function openStream(): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(': open\n\n')) })),
      ),
    ),
  )
  vi.spyOn(session, 'sessionToken').mockReturnValue('token')
}

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what moved after the page was read and before the first event could be heard is read again', async () => {
  const key = [getFlightOrderDetail.path, { orderId: 'F1' }]
  queryClient.setQueryData(key, { state: 1700 })
  openStream()
  stop = startLiveUpdates()
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true))
})

test('a first answer that was on its way when something moved is read again', async () => {
  const key = [getFlightOrderDetail.path, { orderId: 'F2' }]
  let answer: (value: object) => void = () => undefined
  const reading = queryClient.fetchQuery({ queryKey: key, queryFn: () => new Promise<object>((resolve) => (answer = resolve)) })
  openStream()
  stop = startLiveUpdates()
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true))
  answer({ state: 1700 })
  await reading
  await vi.waitFor(() => expect(queryClient.getQueryState(key)).toMatchObject({ data: { state: 1700 }, isInvalidated: true }))
})

test('the page of an order of every product is read again once something moves', async () => {
  const modules = import.meta.glob<Record<string, { path: string }>>('./calls/products/*/order.ts', { eager: true })
  const details = Object.values(modules).flatMap((calls) =>
    Object.entries(calls)
      .filter(([name]) => name.endsWith('OrderDetail'))
      .map(([, { path }]) => path),
  )
  expect(details.length).toBeGreaterThan(6)
  for (const path of details) queryClient.setQueryData([path, { orderId: 'X1' }], { state: 1700 })
  openStream()
  stop = startLiveUpdates()
  const stale = () => details.filter((path) => queryClient.getQueryState([path, { orderId: 'X1' }])?.isInvalidated)
  await vi.waitFor(() => expect(stale()).toEqual(details))
})
