// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getTravelView } from '../../api/calls/booking/trip'
import { noteRecalling } from '../../api/kept-answers'
import { queryClient, useRead } from '../../api/queries'
import { readText } from '../../kit/text/text'
import { inBrowser } from '../../testing/browser'
import { showPart } from '../../testing/page'
import { signIn } from '../../testing/people'
import { answer, answerFetch, loseNetwork } from '../../testing/server'
import { OfflineNote } from './offline-note'

inBrowser('app/phone')

const noon = Date.parse('2026-12-01T12:00:00+08:00')
const travelOrderNo = 'P1'
const asOf = (moment: string) => readText('app/phone').offlineAsOf({ moment })

function Trip() {
  const { data } = useRead(getTravelView, { travelOrderNo })
  return <p>{data?.name}</p>
}
const shown = (
  <>
    <OfflineNote />
    <Trip />
  </>
)
const hearNetwork = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
const isKept = () => vi.waitUntil(() => Object.keys(window.localStorage).some((key) => key.startsWith('sojourn.answer.')))
/** Whether the portal itself answers. */
let isReached = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  noteRecalling(false)
  isReached = true
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
    if (request.method !== 'HEAD') return answerFetch(address, request)
    return isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network'))
  })
  signIn()
})

describe('without a network', () => {
  test('the page says from when it is, and reads anew once the portal answers', async () => {
    answer(getTravelView, { name: 'at noon' })
    showPart(shown)
    await screen.findByText('at noon')
    expect(screen.queryByRole('status')).toBeNull()
    await isKept()
    cleanup()
    queryClient.clear()
    vi.setSystemTime(noon + 3_600_000)
    loseNetwork(getTravelView)
    isReached = false
    showPart(shown)
    expect(await screen.findByText(asOf('12:00'))).toBeTruthy()
    expect(screen.getByText('at noon')).toBeTruthy()
    answer(getTravelView, { name: 'now' })
    isReached = true
    hearNetwork(true)
    await screen.findByText('now')
    await waitFor(() => expect(screen.queryByText(asOf('12:00'))).toBeNull())
  })

  test.each([
    ['has changed', 'at two'],
    ['is the same', 'at noon'],
  ])('it says when what it shows was read last, also where that %s', async (_, name) => {
    answer(getTravelView, { name: 'at noon' })
    showPart(shown)
    await screen.findByText('at noon')
    await isKept()
    vi.setSystemTime(noon + 7_200_000)
    answer(getTravelView, { name })
    await queryClient.invalidateQueries()
    await screen.findByText(name)
    await vi.waitUntil(() =>
      Object.values(window.localStorage).some((kept) => kept.includes(String(noon + 7_200_000).slice(0, 8))),
    )
    loseNetwork(getTravelView)
    hearNetwork(false)
    expect(await screen.findByText(asOf('14:00'))).toBeTruthy()
  })

  test('of yesterday it names the day', async () => {
    answer(getTravelView, { name: 'yesterday' })
    showPart(shown)
    await screen.findByText('yesterday')
    await isKept()
    vi.setSystemTime(noon + 86_400_000)
    hearNetwork(false)
    expect(await screen.findByText(asOf('12月1日 周二 12:00'))).toBeTruthy()
  })

  test('a page on which nothing was read says only that there is none', async () => {
    showPart(<OfflineNote />)
    hearNetwork(false)
    expect(await screen.findByText(readText('app/shell').offline)).toBeTruthy()
    hearNetwork(true)
    await waitFor(() => expect(screen.queryByText(readText('app/shell').offline)).toBeNull())
  })
})
