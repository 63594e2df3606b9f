import { chooseFare, searchFlights } from '../../flight-pages'
import { flightDay } from '../../story-days'
import { words } from '../../words'
import { follow, type Journey } from '../journey'

const { book } = words['zh-CN']
const employee = 'employee@yuanxing.example'

/** An order that waits for its approver. */
export const ordered: Journey = {
  as: employee,
  steps: [
    {
      route: '/order/flight/detail',
      name: 'waits for approval',
      go: async (page) => {
        await page.goto('/v/')
        await searchFlights(page, 'zh-CN', flightDay(employee, 'book-a-flight zh-CN'))
        await chooseFare(page, 'zh-CN')
        await page.getByRole('button', { name: book.submit }).click()
        await page.waitForURL(/\/order\/flight\/detail/)
      },
    },
    { route: '/center/tripOrderList', name: 'waiting', go: '/center/tripOrderList' },
  ],
}

/** The same as its approver sees it. */
export const decided: Journey = {
  as: 'manager@yuanxing.example',
  steps: [
    { route: '/center/myApproval', name: 'waiting', go: '/center/myApproval?type=1' },
    { route: '/center/approvalDetail', go: follow('/center/approvalDetail') },
    { route: '/center/approvalOrder/list', name: 'waiting', go: '/center/approvalOrder/list' },
    { route: '/center/approvalOrder/detail', go: follow('/center/approvalOrder/detail') },
  ],
}
