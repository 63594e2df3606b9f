import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { answeredLink, bookedMeeting, chosenPlan, quotedMeeting } from '../../meeting-buyer'
import { dayFromNow } from '../../meeting-pages'
import type { Journey } from '../journey'

/** What the walk has so far. */
let demand: MeetingDemandDetail
let tempOrderNo: string
let orderNo: string
let link: string

/** A meeting: venues asked, their offers, the order form of one, and the meeting that is booked. */
export const meetings: Journey = {
  as: 'employee@yuanxing.example',
  steps: [
    {
      route: '/meeting/requirement',
      go: async (page) => {
        await page.goto('/v/')
        const startDate = await dayFromNow(page, 20)
        const search = { cityId: '321', date: startDate, halfDays: '4', people: '60', layout: 'classroom', needs: '', budget: '' }
        const venues = ['321-0', '321-1'].map((venue) => ['venue', venue])
        await page.goto(`/v/meeting/requirement?${new URLSearchParams([...Object.entries(search), ...venues])}`)
      },
    },
    {
      route: '/order/meeting/requirement',
      go: async (page) => {
        demand = await quotedMeeting()
        await page.goto(`/v/order/meeting/requirement?demandNo=${demand.demandNo}`)
      },
    },
    {
      route: '/meeting/placeOrder',
      go: async (page) => {
        const withRooms = demand.plans.find(({ lines }) => lines.some(({ kind }) => kind === 'rooms'))
        tempOrderNo = await chosenPlan(demand, withRooms)
        await page.goto(`/v/meeting/placeOrder?tempOrderNo=${tempOrderNo}`)
      },
    },
    {
      route: '/order/meeting',
      go: async (page) => {
        orderNo = await bookedMeeting(tempOrderNo)
        await page.goto(`/v/order/meeting?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/meeting/attendees',
      go: async (page) => {
        link = await answeredLink(orderNo)
        await page.goto(`/v/order/meeting/attendees?orderId=${orderNo}`)
      },
    },
    {
      route: '/order/meeting/journeys',
      go: async (page) => {
        await page.goto(`/v/order/meeting/journeys?orderId=${orderNo}`)
      },
    },
    {
      route: '/meeting/invitation',
      go: async (page) => {
        await page.goto(`/v/meeting/invitation#${link}`)
      },
    },
  ],
}
