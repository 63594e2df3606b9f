// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { meetingItself } from '@sojourn/domain/reference/meeting-options'
import { requirementSearchOption } from '../../../../api/calls/reference/meeting'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { signIn } from '../../../../testing/people'
import { openSearch } from '../../../../testing/search'
import { answer, refuse, sentenceOf } from '../../../../testing/server'
import { MeetingForm } from './search-form'

inBrowser('app/home', 'products/meeting/search')

const text = () => readText('products/meeting/search')
const options = {
  durationRangeList: [{ value: '2', name: '一天' }],
  peopleNumberRangeList: [{ value: '3', name: '50-100 人' }],
  priceRangeList: [{ value: '4', name: '5 万以内' }],
  projectTypeList: [
    { value: meetingItself, name: '会议' },
    { value: '9', name: '用餐' },
  ],
}
const windows: string[] = []

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  windows.length = 0
  vi.stubGlobal('open', (address: string) => {
    windows.push(address)
    return { opener: window }
  })
  signIn({ permissions: ['book'], isSigningServiceDate: true, switchList: { showmice: true } })
  answer(requirementSearchOption, options)
})

async function open() {
  const page = await openSearch(MeetingForm, text().search)
  const fill = async () => {
    await screen.findByRole('option', { name: '一天' })
    await page.user.selectOptions(select(text().duration), '一天')
    await page.user.selectOptions(select(text().participants), '50-100 人')
  }
  return { ...page, fill }
}
const select = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label })
const asked = () => Object.fromEntries(new URL(windows.at(-1) ?? '', 'http://localhost').searchParams)

describe('a search for venues', () => {
  test('opens them in a window of their own, in the language of this one, with what was chosen', async () => {
    const { user, fill, search } = await open()
    await fill()
    await user.selectOptions(select(text().budget), '5 万以内')
    await user.click(screen.getByRole('checkbox', { name: '用餐' }))
    await search()
    await waitFor(() => expect(windows).toHaveLength(1))
    expect(Object.values(asked())).toEqual(expect.arrayContaining(['321', '2026-11-20', 'zh-CN']))
    expect(windows[0]).toMatch(/^\/api\/MeetingRoom\/MeetingRoomHotelSearch\?/)
    expect(screen.getByRole('button', { name: readText('app/home').searching })).toBeTruthy()
  })

  test('always asks for the meeting itself', async () => {
    await open()
    const itself = await screen.findByRole<HTMLInputElement>('checkbox', { name: '会议' })
    expect([itself.checked, itself.disabled]).toEqual([true, true])
  })

  test('without a duration or a number of people says so at the field, one after the other', async () => {
    const { user, search } = await open()
    await screen.findByRole('option', { name: '一天' })
    await search()
    await waitFor(() => expect(select(text().duration).getAttribute('aria-invalid')).toBe('true'))
    await user.selectOptions(select(text().duration), '一天')
    expect(select(text().duration).getAttribute('aria-invalid')).toBeNull()
    await search()
    await waitFor(() => expect(select(text().participants).getAttribute('aria-invalid')).toBe('true'))
    expect(windows).toEqual([])
  })

  test('whose window is held back by the browser is told', async () => {
    vi.stubGlobal('open', () => null)
    const { fill, search } = await open()
    await fill()
    await search()
    expect(await screen.findByText(text().blocked)).toBeTruthy()
  })

  test('is over by itself a moment later, and may be repeated', async () => {
    const { fill, search } = await open()
    await fill()
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), shouldAdvanceTime: true })
    await search()
    await waitFor(() => expect(windows).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(screen.getByRole('button', { name: text().search })).toBeTruthy()
  })

  test('of a company that has no meetings is refused in words', async () => {
    signIn({ permissions: ['book'], isSigningServiceDate: true, switchList: { showmice: false } })
    const { fill, search } = await open()
    await fill()
    await search()
    expect(await screen.findByText(await sentenceOf('bookingNotOpen'))).toBeTruthy()
    expect(windows).toEqual([])
  })

  test('whose choices cannot be read says so at the first of them', async () => {
    refuse(requirementSearchOption, 'unexpected')
    await open()
    expect(await screen.findByText(text().loadFailed)).toBeTruthy()
  })
})
