import { expect, test, type Page } from '@playwright/test'
import { addDays } from '@sojourn/domain/kit/local-date'
import { text as problems } from '@sojourn/text/kit/problems.zh-CN'
import { text as trainOrder } from '@sojourn/text/products/train/order.zh-CN'
import { expectAccessible, signIn, turnClock, overHttp } from '../support'
import { approve, trainBuyer, type Bought, type TrainBuyer } from '../train-buyer'
import { payByCompany, searchOn, today, trainWords, waitForRailway } from '../train-pages'

const { list, train, trainBook, payment } = trainWords['zh-CN']

test('[handbook 3.6] a waitlist for a class that is full is fulfilled when other travellers give their seats back', async ({
  page,
}) => {
  test.slow()
  await waitForRailway(page)
  const owner = await trainBuyer('manager@yuanxing.example')
  const last = await lastSeats(owner, await today(page))
  await signIn(page, 'director@yuanxing.example')
  await searchOn(page, last.train.departDate)
  await page.getByRole('button', { name: `${list.openSeats} ${last.train.trainNo}`, exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${list.joinWaitlist} ${last.train.trainNo} ${train.seats[last.seat.seat]} `) })
    .click()
  await page.waitForURL(/\/train\/book\?/)
  await expect(page.getByText(trainBook.waitlistWhy)).toBeVisible()
  await expectAccessible(page)
  await takeBackRefusedChoice(page)
  await page.getByRole('button', { name: trainBook.submitWaitlist }).click()
  await page.waitForURL(/\/order\/train\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await approve('admin@yuanxing.example', orderNo)
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await payByCompany(page, payment.payNow)
  await page.goto(`/v/order/train/detail?orderId=${orderNo}`)
  await expect(page.getByText(trainOrder.waitlistStates.waiting).first()).toBeVisible()
  await expectAccessible(page)
  await owner.giveBack(last.orderNo)
  await expect(async () => {
    await turnClock(1)
    await expect(page.getByText(trainOrder.waitlistStates.fulfilled).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(/E[A-Z0-9]{9}/).first()).toBeVisible()
  await owner.leave()
})

test('[handbook 3.6] one of two leaves a waitlist, and the other one waits on', { tag: overHttp }, async ({ page }) => {
  await waitForRailway(page)
  const owner = await trainBuyer('manager@yuanxing.example')
  const orderNo = await waitingParty(owner, await today(page))
  await signIn(page, 'manager@yuanxing.example', `/v/order/train/detail?orderId=${orderNo}`)
  const leaver = (name: string) => page.getByRole('button', { name: `${trainOrder.leaveOne} ${name}` })
  await leaver('外宾乙').click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/外宾乙退出后，¥[\d,.]+ 将按原支付方式退回/)).toBeVisible()
  await asked.getByRole('button', { name: trainOrder.leaveOne }).click()
  await expect(page.getByText(/让外宾乙退出候补，退回 ¥/)).toBeVisible()
  await expect(leaver('外宾甲')).toHaveCount(0)
  await expect(page.getByText(trainOrder.waitlistStates.waiting).first()).toBeVisible()
  await expectAccessible(page)
  await owner.leave()
})

async function waitingParty(owner: TrainBuyer, from: string): Promise<string> {
  for (let day = 2; day < 14; day++) {
    const orderNo = await owner.wait(addDays(from, day))
    if (orderNo) return orderNo
  }
  throw new Error('no class is sold out')
}

/** A second choice is refused: it is said beside the button, and the choice can be removed. */
async function takeBackRefusedChoice(page: Page): Promise<void> {
  const refusal = { success: false, code: 420027, problem: 'waitlistNotNeeded', message: problems.waitlistNotNeeded({}) }
  await page.route('**/api/TrainTicket/QuoteWaitlist', (route) => {
    const { choices } = route.request().postDataJSON() as { choices: unknown[] }
    return choices.length > 1 ? route.fulfill({ status: 409, json: refusal }) : route.continue()
  })
  await page.getByRole('button', { name: trainBook.addChoice }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('checkbox', { checked: false }).first().check()
  await adding.getByRole('button', { name: trainBook.addDone }).click()
  await expect(page.getByText(problems.waitlistNotNeeded({}))).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`^${trainBook.removeChoice({ choice: '' })}`) })
    .last()
    .click()
  await expect(page.getByText(problems.waitlistNotNeeded({}))).toHaveCount(0)
  await page.unroute('**/api/TrainTicket/QuoteWaitlist')
}

/** Whoever buys all that is left of a class leaves nothing but the wait. */
async function lastSeats(owner: TrainBuyer, from: string): Promise<Bought> {
  for (let day = 2; day < 14; day++) {
    const bought = await owner.buyOut(addDays(from, day), (_train, { seats }) => seats > 0 && seats <= 4)
    if (bought) return bought
  }
  throw new Error('no class is nearly sold out')
}
