import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import { asking } from '../../../booking/lifecycle/asking'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const wish = {
  CityId: '321',
  StartDate: '2026-12-01',
  ActivityDurationId: '2',
  ParticipantCountId: '3',
  RequirementItemsId: '1',
  lang: 'zh-CN',
}

/** As a browser navigates: with the session's cookie, without headers of our own. */
async function page(query: Record<string, string>, who: string | null = 'employee') {
  const cookie = who === null ? '' : await server.cookieOf(who)
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/MeetingRoom/MeetingRoomHotelSearch',
    query,
    headers: { cookie, 'sec-fetch-mode': 'navigate' },
  })
  return answer
}
const body = async (change: Record<string, string> = {}) => (await page({ ...wish, ...change })).body
const venues = (text: string) => [...text.matchAll(/<li class="venue">/g)].length
const prices = (text: string) => [...text.matchAll(/<strong>¥([\d,]+)/g)].map(([, price]) => Number(price!.replaceAll(',', '')))

describe('[S7.39] the page of meeting venues', () => {
  test('lists venues of the city that seat everybody, cheapest first', async () => {
    const answer = await page(wish)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('<h1>上海会议场地</h1>')
    expect(venues(answer.body)).toBeGreaterThan(3)
    const found = prices(answer.body)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })
  test.each([
    ['zh-TW', '上海會議場地'],
    ['en', 'Meeting venues in Shanghai'],
  ])('in %s', async (lang, title) => expect(await body({ lang })).toContain(`<h1>${title}</h1>`))

  test('more people, a smaller budget, a layout and requirements each leave fewer venues', async () => {
    const all = venues(await body({ ParticipantCountId: '1' }))
    expect(venues(await body({ ParticipantCountId: '5' }))).toBeLessThan(all)
    expect(venues(await body({ ParticipantCountId: '1', ActivityDurationId: '4', ActivityBudgetId: '1' }))).toBeLessThan(all)
    expect(venues(await body({ ParticipantCountId: '4', layout: 'uShape' }))).toBe(0)
    expect(venues(await body({ ParticipantCountId: '1', RequirementItemsId: '1,2,4,6,7' }))).toBeLessThan(all)
  })
  test('within the budget: no price above it', async () => {
    const found = prices(await body({ ParticipantCountId: '2', ActivityBudgetId: '1' }))
    expect(found.length).toBeGreaterThan(0)
    expect(Math.max(...found)).toBeLessThanOrEqual(10_000)
  })
  test('nothing fits, or no venue in the city: says so and what to do', async () => {
    expect(await body({ ParticipantCountId: '6', layout: 'boardroom' })).toContain('没有符合的场地')
    expect(await body({ CityId: '3187' })).toContain('曼谷暂无合作场地')
  })
  test('an address written by hand shows what can be shown, and says that something was left out', async () => {
    const text = await body({
      CityId: '<script>alert(1)</script>',
      StartDate: '2026-02-30',
      sort: 'x',
      RequirementItemsId: '1,99',
    })
    expect(text).not.toContain('<script')
    expect(text).toContain('部分条件无法识别')
    expect(text).toContain('上海会议场地')
    expect(await body()).not.toContain('部分条件无法识别')
  })
  test('[S4.03] only for people who are signed in and whose company has meetings', async () => {
    const nobody = await page(wish, null)
    expect([nobody.statusCode, nobody.headers.location]).toEqual([302, '/v/login'])
    const other = await page(wish, 'employee@beichen.example')
    expect([other.statusCode, other.headers.location]).toEqual([302, '/v/err/index'])
  })
})

describe('[S4.25] the page of one venue', () => {
  const one = (query: Record<string, string>, who: string | null = 'employee') =>
    server.cookieOf(who ?? 'employee').then((cookie) =>
      server.app.inject({
        method: 'GET',
        url: '/api/MeetingRoom/MeetingRoomVenue',
        query: { CityId: '321', VenueKey: '321-0', lang: 'zh-CN', ...query },
        headers: { cookie: who === null ? '' : cookie, 'sec-fetch-mode': 'navigate' },
      }),
    )

  test('is linked from the list, and tells halls, seats, equipment, prices and the way there', async () => {
    const list = await body({ ParticipantCountId: '1' })
    expect(list).toContain('/api/MeetingRoom/MeetingRoomVenue?CityId=321&amp;VenueKey=321-')
    const { body: text } = await one({})
    for (const word of ['<h1>上海', '课桌式', '投影', '音响', '/天', '半天 ¥', '距机场约']) expect(text).toContain(word)
    expect((await one({ lang: 'en' })).body).toContain('Getting there')
    expect((await one({ lang: 'zh-TW' })).body).toContain('空閒')
  })

  test('shows each hall as the supply has it, and a day as taken once somebody holds it', async () => {
    const { venues: supply } = server.context
    const day = addDays('2026-11-20', 12)
    const at = { cityId: 321, venueKey: '321-0', days: [day] }
    const free = async () => (await supply.calendar(asking(server.context), at))!.filter(({ taken }) => taken.length === 0)
    const takenIn = async () =>
      [...(await one({})).body.matchAll(new RegExp(`class="taken"[^>]*>\\s*<time datetime="${day}"`, 'g'))].length
    const [before, open] = [await takenIn(), await free()]
    const hold = { key: 'calendar', cityId: 321, hallKey: open[0]!.hallKey, days: [day], until: new Date('2026-12-30T00:00:00Z') }
    expect(await supply.hold(asking(server.context), hold)).toHaveProperty('bookingNo')
    expect(await takenIn()).toBe(before + 1)
    expect(await free()).toHaveLength(open.length - 1)
  })

  test.each([
    ['a venue of nowhere', { VenueKey: '1-0' }],
    ['a city of nowhere', { CityId: '<b>' }],
  ])('%s leads to the page of errors', async (_name, query) => {
    const answer = await one(query)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/v/err/index'])
  })

  test('is for people who are signed in and whose company has meetings', async () => {
    expect((await one({}, null)).headers.location).toBe('/v/login')
    expect((await one({}, 'employee@beichen.example')).headers.location).toBe('/v/err/index')
  })
})
