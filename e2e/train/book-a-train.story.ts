import { expect, test } from '@playwright/test'
import { text as common } from '@sojourn/text/booking/placing/book.zh-CN'
import { trainDay } from '../story-days'
import { expectAccessible, expectForgotten, onAllDates, overHttp, pretendLowerPrice, signIn } from '../support'
import { payByCompany, searchForTwo, takeSecondClass, trainWords, waitForRailway } from '../train-pages'

for (const language of ['zh-CN', 'en', 'zh-TW'] as const) {
  const { list, book, trainBook, order, payment } = trainWords[language]

  test(
    `[S2.26] ${language}: Shanghai to Beijing for two who sit together at the window, held, paid and ticketed`,
    { tag: language === 'zh-CN' ? [onAllDates, overHttp] : [] },
    async ({ page }) => {
      test.slow()
      const looksClosely = language === 'zh-CN'
      await waitForRailway(page)
      await signIn(page, 'manager@yuanxing.example')
      await searchForTwo(page, language, trainDay('manager@yuanxing.example', `book-a-train ${language}`))
      await expect(page.getByText(list.lowestCompliant)).toBeVisible()
      if (looksClosely) await expectAccessible(page)
      await takeSecondClass(page, language)
      for (const letter of ['A', 'B'])
        await page
          .getByRole('group', { name: trainBook.seatChoice })
          .getByRole('button', { name: new RegExp(`^${trainBook.seatName({ row: 1, letter, side: '' }).slice(0, -1)}`) })
          .click()
      await expect(page.getByText(trainBook.seatsChosen({ chosen: 2, count: 2 }))).toBeVisible()
      if (looksClosely) await expectAccessible(page)
      if (looksClosely) {
        await pretendLowerPrice(page)
        await expect(page.getByText(common.priceChange.title)).toBeVisible()
        await expect(page.getByRole('button', { name: book.submit })).toHaveCount(0)
        await page.getByRole('button', { name: common.priceChange.accept }).click()
      }
      await page.getByRole('button', { name: book.submit }).click()
      await page.waitForURL(/\/train\/booknext/)
      await expectForgotten(page)
      const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
      await expect(page.getByText(trainBook.locked, { exact: true })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      if (looksClosely) await expectAccessible(page)
      await page.getByRole('link', { name: trainBook.payNow }).click()
      await payByCompany(page, payment.payNow)
      await page.goto(`/v/order/train/detail?orderId=${orderNo}`)
      await expect(page.getByText(order.states.issued).first()).toBeVisible()
      await expect(page.getByText(/E[A-Z0-9]{9}/).first()).toBeVisible()
      if (looksClosely) await expectAccessible(page)
    },
  )
}
