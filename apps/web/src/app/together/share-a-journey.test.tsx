// @vitest-environment happy-dom
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { TripPart, TripView } from '@sojourn/contract/booking/trip.shapes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readText } from '../../kit/text/text'
import { inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { signIn } from '../../testing/people'
import { TripDocuments } from '../../features/booking/trip/trip-documents'
import { DocumentLinks } from '../../features/booking/documents/document-links'

inBrowser('booking/document/links', 'booking/trip/page')

const text = () => readText('booking/document/links')
const order = {
  orderNo: 'F1',
  title: 'MU5101 北京首都 → 上海虹桥',
  travelStatus: 'live',
  state: 0,
  departAt: '2026-12-01T08:00:00+08:00',
  arriveAt: '2026-12-01T10:15:00+08:00',
  travellers: ['林晓雯'],
} as unknown as OrderCore
const part = (label: string, more: Partial<TripPart> = {}): TripPart =>
  ({
    label,
    from: { place: '北京首都', note: 'T2', date: '2026-12-01', time: '08:00' },
    to: { place: '上海虹桥', note: '', date: '2026-12-01', time: '10:15' },
    travellers: ['林晓雯'],
    gone: false,
    ...more,
  }) as TripPart
const night = part('湖畔酒店', { to: { place: '上海', note: '', date: '2026-12-02', time: '12:00', at: '' } })
const trip = {
  travelOrderNo: 'P1',
  name: '上海之行',
  parts: [part('MU5101'), part('MU9', { gone: true }), night],
} as unknown as TripView

type ShareSheet = (data: ShareData) => Promise<void>
let copied: string[] = []
const device = (share?: ShareSheet, takesFiles = false) =>
  Object.assign(navigator, { share, canShare: share && (() => takesFiles) })
const file = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })

beforeEach(() => {
  signIn()
  copied = []
})
afterEach(() => device())

async function press(part = <DocumentLinks order={order} />) {
  const { user } = showPart(part)
  // The person who presses brings a clipboard of their own.
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (value: string) => Promise.resolve(void copied.push(value)) },
  })
  await user.click(screen.getByRole('button', { name: text().share }))
}

describe('sharing a journey', () => {
  test('hands what, when and where to the device, and names nobody', async () => {
    const share = vi.fn<ShareSheet>(() => Promise.resolve())
    device(share)
    await press()
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    const told = '12月1日 周二 08:00 – 12月1日 周二 10:15'
    expect(share).toHaveBeenCalledWith({ title: order.title, text: `${order.title}\n${told} ${text().inChina}` })
    expect(copied).toEqual([])
  })

  test('brings the itinerary where files are taken, and goes without it when it does not come', async () => {
    const share = vi.fn<ShareSheet>(() => Promise.resolve())
    device(share, true)
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(file()))
    vi.stubGlobal('fetch', fetch)
    await press()
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/Order\/GetItineraryPdf\?orderId=F1/)
    expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([['F1.pdf', 'application/pdf']])
    fetch.mockImplementation(() => Promise.reject(new TypeError('no network')))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: text().share }).ariaBusy).not.toBe('true'))
    screen.getByRole('button', { name: text().share }).click()
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    expect(share.mock.calls[1]?.[0]).not.toHaveProperty('files')
  })

  test('copies the text of a trip where nothing can be shared, without what was given back', async () => {
    await press(<TripDocuments trip={trip} />)
    expect(await screen.findByText(readText('kit/widgets').copied)).toBeTruthy()
    expect(copied).toEqual([
      [
        '上海之行',
        '2026年12月1日 周二',
        'MU5101: 08:00 北京首都 T2 → 10:15 上海虹桥',
        '湖畔酒店: 08:00 北京首都 T2 → 12月2日 12:00 上海',
      ].join('\n'),
    ])
  })

  test('closing the sheet copies nothing; a sheet that refuses does', async () => {
    device(() => Promise.reject(new DOMException('', 'AbortError')))
    await press()
    await waitFor(() => expect(copied).toEqual([]))
    device(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    screen.getByRole('button', { name: text().share }).click()
    await waitFor(() => expect(copied).toHaveLength(1))
  })

  test('is for what was issued', () => {
    showPart(<DocumentLinks order={{ ...order, travelStatus: 'planned' }} />)
    expect(screen.queryByRole('button', { name: text().share })).toBeNull()
  })
})
