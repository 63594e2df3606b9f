import { text as trips } from '@sojourn/text/booking/trip/page.zh-CN'
import { approvedApplications } from '../../applications'
import { today } from '../../train-pages'
import { follow, opened, type Journey } from '../journey'

const applicant = 'employee@yunling.example'

/** A trip that was applied for, and one that was put together of its orders. */
export const applications: readonly Journey[] = [
  {
    as: applicant,
    steps: [
      {
        route: '/center/travelForm/detail',
        go: async (page) => {
          await page.goto('/v/')
          await approvedApplications(applicant, 1, await today(page))
          await page.goto('/v/center/travelForm')
          await follow('/center/travelForm/detail')(page)
        },
      },
    ],
  },
  {
    as: 'manager@yuanxing.example',
    steps: [
      {
        route: '/center/travelView',
        name: 'of one trip',
        go: async (page) => {
          await page.goto('/v/center/travelView')
          await page.getByRole('button', { name: trips.makeTrip }).first().click()
          await page.getByText(trips.made).waitFor()
        },
      },
    ],
  },
  opened('admin@yuanxing.example', '/center/travelOrder', '/center/travelOrder/detail'),
]
