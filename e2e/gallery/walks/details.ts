import { searchFlights } from '../../flight-pages'
import { flightDay } from '../../story-days'
import { words } from '../../words'
import { follow, opened, type Journey } from '../journey'

const { home } = words['zh-CN']
const [admin, agent] = ['admin@yuanxing.example', 'agent@agency.example'] as const

/** Screens of one thing, which a list leads to. */
export const details: readonly Journey[] = [
  opened(admin, '/manage/employee/list', '/manage/employee/detail'),
  opened(admin, '/manage/control/list', '/manage/control/detail'),
  {
    as: admin,
    steps: [
      { route: '/manage/control/list', name: 'again', go: '/manage/control/list' },
      { route: '/manage/control/detail', name: 'of a policy', go: follow('/manage/control/detail') },
      { route: '/manage/control/editFlight', name: 'of a policy', go: follow('/manage/control/editFlight') },
    ],
  },
  opened(agent, '/agent/agreements', '/agent/agreement'),
  {
    as: 'manager@yuanxing.example',
    steps: [
      {
        route: '/choice/index',
        go: async (page) => {
          await page.goto('/v/')
          await page.getByRole('radio', { name: home.bookOthers }).click()
          await searchFlights(page, 'zh-CN', flightDay('manager@yuanxing.example', 'change-and-refund'), /\/choice\/index/)
        },
      },
    ],
  },
]
