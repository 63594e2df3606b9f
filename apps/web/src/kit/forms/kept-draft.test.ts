import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../browser/storage'
import { serverNow } from '../dates/server-time'
import { beginDraft, dropDraft, sweepDrafts, typeDraft, type DraftPlace } from './draft-store'
import { draftKey } from './kept-draft'

interface Request {
  reason: string
  rooms: number
  people: string[]
  city?: { code: string }
}
const fresh: Request = { reason: '', rooms: 1, people: ['林晓雯'], city: { code: 'SHA' } }
const xiaowen = { enterpriseId: 1, employeeId: '1-employee' }
const manager = { enterpriseId: 1, employeeId: '1-manager' }
const day = 24 * 60 * 60_000

const placeOf = (owner = xiaowen, version = 0): DraftPlace<Request> => ({
  store: storage,
  key: draftKey({ owner, form: 'request' }),
  version,
  fresh,
})
const typed = (place: DraftPlace<Request>, value: Request) => typeDraft(place, beginDraft(place), value)
const written: Request = { ...fresh, reason: '上海渠道大会', rooms: 2 }

let kept: Record<string, string>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T06:05:00Z') })
  kept = {}
  const localStorage = Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value), configurable: true, writable: true },
    removeItem: { value: (key: string) => delete kept[key] },
  })
  vi.stubGlobal('window', { localStorage, sessionStorage: { getItem: () => null } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was typed is there when the form opens again, and it says since when', () => {
  const now = typed(placeOf(), written)
  expect(now).toMatchObject({ value: written, status: 'kept', restored: false, at: serverNow() })
  expect(beginDraft(placeOf())).toEqual({ value: written, status: 'kept', restored: true, at: now.at })
})

test('another person of the same machine begins with an empty form, and cannot undo what the first one typed', () => {
  typed(placeOf(xiaowen), written)
  expect(beginDraft(placeOf(manager))).toMatchObject({ value: fresh, status: 'untouched', restored: false })
  typed(placeOf(manager), { ...fresh, reason: '部门会议' })
  expect(beginDraft(placeOf(xiaowen)).value).toEqual(written)
})

test('a store that is full is said, and said no longer once there is room', () => {
  const full = vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const lost = typed(placeOf(), written)
  expect(lost).toMatchObject({ value: written, status: 'lost' })
  full.mockRestore()
  expect(typeDraft(placeOf(), lost, { ...written, rooms: 3 }).status).toBe('kept')
})

test('a choice that was taken back stays taken back', () => {
  const { city: _city, ...without } = written
  typed(placeOf(), without)
  expect(beginDraft(placeOf()).value).toEqual(without)
})

test('a form that is typed back to its beginning keeps nothing, and nothing of a form that was only opened', () => {
  typed(placeOf(), written)
  expect(typed(placeOf(), { ...fresh })).toMatchObject({ status: 'untouched', restored: false })
  expect(Object.keys(kept)).toEqual([])
})

test('what is discarded or sent does not come back', () => {
  typed(placeOf(), written)
  expect(dropDraft(placeOf(), fresh)).toMatchObject({ value: fresh, status: 'untouched' })
  expect(beginDraft(placeOf())).toMatchObject({ value: fresh, restored: false })
})

test('a draft of a former version, of a form without today’s fields, or no draft at all begins anew', () => {
  typed(placeOf(xiaowen, 1), written)
  expect(beginDraft(placeOf(xiaowen, 2)).value).toEqual(fresh)
  const key = draftKey({ owner: xiaowen, form: 'request' })
  for (const value of [{ reason: '上海渠道大会' }, { ...written, rooms: '2' }, { ...written, people: '林晓雯' }, null]) {
    kept[key] = JSON.stringify({ at: serverNow(), version: 0, value })
    expect(beginDraft(placeOf()).value).toEqual(fresh)
  }
  kept[key] = 'not a draft'
  expect(beginDraft(placeOf()).value).toEqual(fresh)
})

test('after a fortnight without a change a draft is over, and nobody’s stays on the machine', () => {
  typed(placeOf(xiaowen), written)
  vi.advanceTimersByTime(day)
  typed(placeOf(manager), written)
  vi.advanceTimersByTime(13 * day)
  expect(beginDraft(placeOf(xiaowen)).value).toEqual(written)
  vi.advanceTimersByTime(1)
  expect(beginDraft(placeOf(xiaowen)).value).toEqual(fresh)
  kept['sojourn.theme'] = 'dark'
  sweepDrafts()
  expect(Object.keys(kept)).toEqual([draftKey({ owner: manager, form: 'request' }), 'sojourn.theme'])
})

test('what is typed in a customer’s name stays in the tab that acts for the customer', () => {
  const tab: Record<string, string> = { 'sojourn.assisted': '1' }
  const sessionStorage = {
    getItem: (key: string) => tab[key] ?? null,
    setItem: (key: string, value: string) => (tab[key] = value),
  }
  vi.stubGlobal('window', { localStorage: window.localStorage, sessionStorage })
  expect(typed(placeOf(), written).status).toBe('kept')
  expect(Object.keys(kept)).toEqual([])
  expect(beginDraft(placeOf()).value).toEqual(written)
})
