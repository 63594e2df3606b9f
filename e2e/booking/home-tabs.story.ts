import { text as listZh } from '@sojourn/text/booking/list.zh-CN'
import { text as flightListZh } from '@sojourn/text/products/flight/list.zh-CN'
import { text as hotelEn } from '@sojourn/text/products/hotel/search.en'
import { text as hotelZh } from '@sojourn/text/products/hotel/search.zh-CN'
import { text as intlEn } from '@sojourn/text/products/intl-flight/search.en'
import { text as intlZh } from '@sojourn/text/products/intl-flight/search.zh-CN'
import { text as meetingEn } from '@sojourn/text/products/meeting/search.en'
import { text as meetingZh } from '@sojourn/text/products/meeting/search.zh-CN'
import { text as trainEn } from '@sojourn/text/products/train/search.en'
import { text as trainZh } from '@sojourn/text/products/train/search.zh-CN'
import { text as visaEn } from '@sojourn/text/products/visa/search.en'
import { text as visaZh } from '@sojourn/text/products/visa/search.zh-CN'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, signIn, stopPageClock } from '../support'
import { words } from '../words'

const own = {
  'zh-CN': { intl: intlZh, hotel: hotelZh, train: trainZh, visa: visaZh, meeting: meetingZh },
  en: { intl: intlEn, hotel: hotelEn, train: trainEn, visa: visaEn, meeting: meetingEn },
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function pickByTyping(page: Page, name: string, typed: string, option: RegExp): Promise<void> {
  await field(page, name).click()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: option }).first().click()
}

for (const language of ['zh-CN', 'en'] as const) {
  const { home, shanghai } = words[language]
  const { intl, hotel, train, visa, meeting } = own[language]
  const searched = async (page: Page, button: string, list: RegExp, shown: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(list)
    await expect(page.getByText(shown).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/v/?lang=${language}`)
  }

  test(`[S2.52] [S2.53] [S2.54] [S2.55] [S4.11] [S4.23] ${language}: every tab searches, and what was saved is shown`, async ({
    page,
  }) => {
    test.slow()
    await signIn(page, 'employee@yuanxing.example', `/v/?type=2&lang=${language}`)
    await pickByTyping(page, home.to, 'dongjing', language === 'en' ? /^Tokyo/ : /^东京/)
    await searched(page, home.search, /\/iflight\/list/, language === 'en' ? 'Tokyo' : '东京')

    await page.getByRole('tab', { name: home.hotel }).click()
    await pickByTyping(page, hotel.destination, 'shanghai', new RegExp(`^${shanghai}`))
    // S4.23: the city opens the check-in calendar, the check-in that of the check-out.
    const day = (side: string) => page.getByRole('dialog', { name: side }).locator('[data-date]:focus')
    await expect(day(hotel.checkIn)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(day(hotel.checkOut)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByText(hotel.nights({ count: 2 }))).toBeVisible()
    await searched(page, hotel.search, /\/hotel\/list/, shanghai)

    await page.getByRole('tab', { name: home.train }).click()
    await page.getByRole('button', { name: train.swap }).click()
    await page.getByLabel(train.number).fill('g1')
    await searched(page, train.search, /\/train\/list/, 'G1')

    await page.getByRole('tab', { name: home.visa }).click()
    await pickByTyping(page, visa.province, 'sh', new RegExp(language === 'en' ? '^Shanghai' : '^上海'))
    await searched(page, visa.search, /\/visa\/list/, language === 'en' ? 'Singapore' : '新加坡')
  })

  test(`${language}: what is typed takes the place of a default city that comes meanwhile`, async ({ page }) => {
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/GetHotelSearchBasicMsg', async (route) => {
      await asked
      await route.continue()
    })
    await signIn(page, 'employee@yuanxing.example', `/v/?type=3&lang=${language}`)
    const destination = field(page, hotel.destination)
    await destination.click()
    await expect(destination).toHaveValue('')
    answer()
    await expect(destination).not.toHaveValue('')
    await page.keyboard.type('hangzhou')
    await expect(destination).toHaveValue('hangzhou')
    await page.getByRole('option').first().click()
    await expect(destination).toHaveValue(language === 'en' ? 'Hangzhou' : '杭州')
  })

  test(`[S2.56] [S7.39] [S4.25] ${language}: venues open in a window of their own, and the form is ready again after 2.5 s`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await signIn(page, 'employee@yuanxing.example', `/v/?type=9&lang=${language}`)
    await page.getByLabel(meeting.duration).selectOption('2')
    await page.getByLabel(meeting.participants).selectOption('3')
    const button = page.getByRole('button', { name: meeting.search, exact: true })
    await expect(button).toBeVisible()
    await stopPageClock(page)
    const [venues] = await Promise.all([context.waitForEvent('page'), button.click()])
    const searching = page.locator('button[aria-busy=true]')
    await page.clock.runFor(2_490)
    await expect(searching, '[S9.16] 2500 ms').toBeVisible()
    await page.clock.runFor(10)
    await expect(searching).toHaveCount(0)
    await page.clock.resume()
    await expect(venues.getByRole('heading', { level: 1 })).toContainText(shanghai)
    expect(await venues.getByRole('listitem').count()).toBeGreaterThan(0)
    await expectAccessible(venues)
  })

  test(`[S5.04] [S5.06] [S5.10] [S5.11] [S5.12] ${language}: what is wrong stands beside its field`, async ({ page }) => {
    test.slow()
    await signIn(page, 'employee@yuanxing.example', `/v/?type=5&lang=${language}`)
    const said = async (button: string, sentence: RegExp) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expectAccessible(page)
    }
    await page.getByLabel(train.number).fill('abc')
    await said(train.search, language === 'en' ? /valid train number/ : /^输入正确的车次$/)
    await page.getByLabel(train.number).fill('')
    await pickByTyping(page, train.to, 'shanghai', new RegExp(`^${shanghai}`))
    await said(train.search, language === 'en' ? /must differ/ : /^出发和到达城市不能相同，请重新选择$/)

    await page.goto(`/v/?type=9&lang=${language}`)
    await said(meeting.search, language === 'en' ? /how long/ : /^请选择活动时长$/)

    await page.goto(`/v/?type=2&lang=${language}`)
    await page.getByRole('radio', { name: intl.multi }).click()
    await said(home.search, language === 'en' ? /where you leave from/ : /^出发和到达城市不能为空$/)
    await page.getByRole('button', { name: intl.addLeg }).click()
    await page.getByRole('button', { name: intl.removeLeg({ index: 3 }) }).click()
    await expect(page.getByRole('button', { name: intl.removeLeg({ index: 3 }) })).toHaveCount(0)
  })

  test(`[S4.21] [S3.57] [S4.37] ${language}: the form comes back after a reload, and begins anew in another language`, async ({
    page,
  }) => {
    await signIn(page, 'employee@yuanxing.example', `/v/?type=5&lang=${language}`)
    await page.getByLabel(train.number).fill('D1')
    await page.reload()
    await expect(page.getByLabel(train.number)).toHaveValue('D1')
    await page.goto('/v/?type=5&lang=zh-TW')
    await page.goto(`/v/?type=5&lang=${language}`)
    await expect(page.getByLabel(train.number)).toHaveValue('')
  })
}

test('[S4.01] a product that is not open says so instead of a search button', async ({ page }) => {
  await signIn(page, 'employee@beichen.example', '/v/?type=4&lang=zh-CN')
  await expect(page.getByText('暂未开通此预订服务')).toBeVisible()
  await expect(page.getByRole('button', { name: hotelZh.search, exact: true })).toHaveCount(0)
  await page.goto('/v/?url=/center/tripOrderList')
  await page.waitForURL(/\/v\/center\/tripOrderList/)
  await page.goto('/v/?url=https://elsewhere.example/')
  await page.waitForURL((url) => /^\/v\/?$/.test(url.pathname) && url.search === '')
})

test('[S4.11] [S4.17] [S8.16] the button searches while an answer is awaited; a lost network only sets it free again', async ({
  page,
}) => {
  const { train } = own['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?type=5&lang=zh-CN')
  let lose = (): void => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route('**/SaveTrainTicketOrderTemp', async (route) => {
    await lost
    await route.abort('internetdisconnected')
  })
  const button = page.locator('form button[type=submit]')
  await button.click()
  await expect(button).toHaveText(words['zh-CN'].home.searching)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  lose()
  await expect(button).toHaveText(train.search)
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/v/')
})

/** Suggestions come only when they are let through. */
async function holdSuggestions(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/GetPoiContent*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('[S2.66] Enter before the suggestions are there waits for them and takes the city that was typed', async ({ page }) => {
  const { home } = words['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?type=1&lang=zh-CN')
  const release = await holdSuggestions(page)
  await field(page, home.to).click()
  await page.keyboard.type('canton')
  await page.keyboard.press('Enter')
  await expect(field(page, home.to)).toHaveValue('canton')
  release()
  await expect(field(page, home.to)).toHaveValue('广州')
  expect(new URL(page.url()).pathname).toBe('/v/')
})

test('[S2.66] [S8.08] what no city is called is not searched for in another one’s place', async ({ page }) => {
  const { home } = words['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?type=1&lang=zh-CN')
  await field(page, home.to).click()
  await page.keyboard.type('qqqzzz')
  await expect(page.getByText('对不起, 找不到 : qqqzzz')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('对不起, 找不到 : qqqzzz')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/v/')
})

test('[S2.66] whoever types a city and goes on has it taken; what is no city stays, is named, and holds the search', async ({
  page,
}) => {
  const { home } = words['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?type=1&lang=zh-CN')
  const release = await holdSuggestions(page)
  const [from, to] = [field(page, home.from), field(page, home.to)]
  await to.click()
  await page.keyboard.type('canton')
  await from.click()
  release()
  await expect(to).toHaveValue('广州')
  await expect(from, 'the focus has gone on').toBeFocused()
  await page.keyboard.press('Escape')

  await to.click()
  await page.keyboard.type('qqqzzz')
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await expect(to).toHaveValue('qqqzzz')
  await expect(to).toBeFocused()
  await expect(page.getByText('对不起, 找不到 : qqqzzz')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/v/')
  await page.keyboard.press('Escape')
  await expect(to, 'Escape takes back what was typed').toHaveValue('广州')
})

for (const [typed, city] of [
  ['dongjing', '东京'],
  ['香港', '香港'],
] as const)
  test(`[S2.51] ${city} typed in the domestic form opens the international one with both ends`, async ({ page }) => {
    const { home } = words['zh-CN']
    await signIn(page, 'employee@yuanxing.example', '/v/?type=1&lang=zh-CN')
    const from = await field(page, home.from).inputValue()
    await field(page, home.to).click()
    await page.keyboard.type(typed)
    const option = page.getByRole('option', { name: new RegExp(`^${city}`) }).first()
    await expect(option).toContainText(home.otherForm({ form: home.international }))
    await option.click()
    await expect(page.getByRole('radio', { name: home.international })).toBeChecked()
    await expect(field(page, home.to)).toHaveValue(city)
    await expect(field(page, home.from)).toHaveValue(from)
  })

test('[S2.53] 东京 typed as a destination at home opens the hotels abroad', async ({ page }) => {
  const { home } = words['zh-CN']
  const { hotel } = own['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?type=3&lang=zh-CN')
  await field(page, hotel.destination).click()
  await page.keyboard.type('东京')
  await page.getByRole('option', { name: /^东京/ }).first().click()
  await expect(page.getByRole('radio', { name: home.international })).toBeChecked()
  await expect(field(page, hotel.destination)).toHaveValue('东京')
})

test('[S3.23] a search that is edited keeps the filters of its list, until they are taken off on its form', async ({ page }) => {
  const { home } = words['zh-CN']
  const direct = page.getByRole('checkbox', { name: flightListZh.direct })
  const kept = page.getByRole('checkbox', { name: home.keepFilters })
  const search = async () => {
    const before = new URL(page.url()).search
    await page.getByRole('button', { name: home.search, exact: true }).click()
    await page.waitForURL((address) => address.pathname.endsWith('/flight/list') && address.search !== before)
  }
  const edit = async () => {
    await page.getByRole('button', { name: listZh.editSearch }).click()
    await expect(kept).toBeChecked()
  }
  await signIn(page, 'employee@yuanxing.example', '/v/?type=1')
  await expect(kept).toHaveCount(0)
  await pickByTyping(page, home.to, 'shanghai', /^上海/)
  await page.keyboard.press('Escape')
  await search()
  await direct.click()
  await expect(direct).toBeChecked()
  await edit()
  await expectAccessible(page)
  await search()
  await expect(direct).toBeChecked()
  await edit()
  await kept.uncheck()
  await search()
  await expect(direct).not.toBeChecked()
})
