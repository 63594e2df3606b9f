import type { Product } from '@sojourn/contract/booking/codes'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getFlightChangeInfo, getFlightRefundInfo, quoteFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { getHotelRefundInfo, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { getTrainChangeInfo, getTrainRefundInfo, quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { getTrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { answerTo, type Asker } from './question'
import type { SampleOrder } from './sample'

type Asked = Omit<SampleOrder, 'product'>

/** Of what an order's pages ask; a refund is quoted for all that may be given back. */
const ofFlight = ({ orderNo, who, kind }: Asked): Record<string, Asker> => ({
  detail: answerTo(who, getFlightOrderDetail, { orderId: orderNo }),
  ...(kind === 'booking' && { 'detail in English': answerTo(who, getFlightOrderDetail, { orderId: orderNo }, 'en') }),
  'what may be changed': answerTo(who, getFlightChangeInfo, { orderId: orderNo }),
  refund: async (server) => {
    const may = await answerTo(who, getFlightRefundInfo, { orderId: orderNo })(server)
    const coupons = 'coupons' in may ? may.coupons.filter(({ possible }) => possible).map(refOf) : []
    return { may, ...(coupons.length > 0 && { quote: await answerTo(who, quoteFlightRefund, { orderNo, coupons })(server) }) }
  },
})

const ofTrain = ({ orderNo, who, kind }: Asked): Record<string, Asker> => ({
  detail: answerTo(who, getTrainOrderDetail, { orderId: orderNo }),
  ...(kind === 'booking' && { 'detail in English': answerTo(who, getTrainOrderDetail, { orderId: orderNo }, 'en') }),
  'what may be changed': answerTo(who, getTrainChangeInfo, { orderId: orderNo }),
  refund: async (server) => {
    const may = await answerTo(who, getTrainRefundInfo, { orderId: orderNo })(server)
    const coupons = 'tickets' in may ? may.tickets.filter(({ possible }) => possible).map(refOf) : []
    return { may, ...(coupons.length > 0 && { quote: await answerTo(who, quoteTrainRefund, { orderNo, coupons })(server) }) }
  },
})
const refOf = ({ ticketNo, segment }: { ticketNo: string; segment: number }) => ({ ticketNo, segment })

const ofHotel = ({ orderNo, who, kind }: Asked): Record<string, Asker> => ({
  detail: answerTo(who, getHotelOrderDetail, { orderId: orderNo }),
  ...(kind === 'booking' && { 'detail in English': answerTo(who, getHotelOrderDetail, { orderId: orderNo }, 'en') }),
  refund: async (server) => {
    const may = await answerTo(who, getHotelRefundInfo, { orderId: orderNo })(server)
    const rooms = 'rooms' in may ? may.rooms.filter(({ possible }) => possible).map(({ room }) => ({ room })) : []
    return { may, ...(rooms.length > 0 && { quote: await answerTo(who, quoteHotelRefund, { orderNo, rooms })(server) }) }
  },
})

const pages: Partial<Record<Product, (asked: Asked) => Record<string, Asker>>> = {
  flight: ofFlight,
  hotel: ofHotel,
  intlHotel: ofHotel,
  train: ofTrain,
}

/** As whoever looks after the money sees it now, and as it was when it was submitted. */
const timeMachine =
  ({ orderNo, who }: Asked): Asker =>
  async (server) => {
    const reader = who.includes('@') ? `finance@${who.split('@')[1]}` : 'finance'
    const now = await answerTo(reader, getOrderAsOf, { orderNo })(server)
    const at = 'moments' in now ? now.moments.find(({ kind }) => kind === 'order')?.at : undefined
    return { now, ...(at && { first: await answerTo(reader, getOrderAsOf, { orderNo, at })(server) }) }
  }

export const ofProduct = ({ product, ...order }: SampleOrder): Record<string, Asker> => ({
  ...pages[product]!(order),
  'time machine': timeMachine(order),
})
