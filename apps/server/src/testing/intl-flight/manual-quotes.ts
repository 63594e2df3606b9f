import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { askManualQuote, getManualQuotes } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type {
  AnsweredManualQuote,
  AskedManualQuote,
  ManualQuote,
} from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../flights'
import { ticketNosOf } from './after-sales'
import type { Caller, TestServer } from '../server'

/** The newest quote of an order, as somebody sees it. */
export async function quoteOf(server: Caller, orderNo: string, who = 'employee', token?: string): Promise<ManualQuote> {
  const { quotes } = expectResult(await server.call(who, getManualQuotes, { orderId: orderNo }, token ? { token } : {}))
  return quotes[0]!
}

export const refundAsked = (order: IntlFlightOrderDetail, more: Partial<AskedManualQuote> = {}): AskedManualQuote => ({
  orderNo: order.orderNo,
  kind: 'refund',
  ticketNos: ticketNosOf(order),
  cause: 'waiver',
  wish: '台风取消会议，请向航司申请免退票费',
  ...more,
})

/** Of the way back. */
export const changeAsked = (order: IntlFlightOrderDetail, more: Partial<AskedManualQuote> = {}): AskedManualQuote => ({
  orderNo: order.orderNo,
  kind: 'change',
  ticketNos: ticketNosOf(order),
  slice: 1,
  departDate: '2026-12-18',
  cause: 'rulesUnknown',
  wish: '改晚两天回',
  ...more,
})

export async function askedQuote(server: Caller, asked: AskedManualQuote, who = 'employee'): Promise<ManualQuote> {
  expectResult(await server.call(who, askManualQuote, asked))
  return quoteOf(server, asked.orderNo, who)
}

type Figures = Partial<Omit<AnsweredManualQuote, 'quoteNo' | 'version'>>

/** What the desk types of a refund: a fee of 300 yuan, every tax back. */
export const refundAnswer = (quote: ManualQuote, standsUntil: string, more: Figures = {}): AnsweredManualQuote => ({
  quoteNo: quote.quoteNo,
  version: quote.version,
  refund: (quote.desk ?? []).map(({ ticketNo, taxes }) => ({
    ticketNo,
    usedFare: 0,
    fee: 300_00,
    taxes: taxes.map(({ code, amount }) => ({ code, amount })),
  })),
  waived: false,
  validUntil: standsUntil,
  note: '',
  ...more,
})

/** Of a change: another flight home for 400 yuan a person. */
export const changeAnswer = (quote: ManualQuote, standsUntil: string, more: Figures = {}): AnsweredManualQuote => {
  const last = quote.from.at(-1)!
  const day = quote.departDate!
  return {
    quoteNo: quote.quoteNo,
    version: quote.version,
    change: {
      lines: (quote.desk ?? []).map(({ ticketNo }) => ({ ticketNo, fee: 250_00, fareDifference: 100_00, taxDifference: 50_00 })),
      segments: [
        {
          flightNo: 'SQ830',
          departAirport: 'SIN',
          departDate: day,
          departTime: '09:00',
          arriveAirport: 'PVG',
          arriveDate: day,
          arriveTime: '14:20',
          cabin: last.cabin,
          bookingClass: 'M',
        },
      ],
      baggage: { pieces: 1, kilograms: 23 },
    },
    waived: false,
    validUntil: standsUntil,
    note: '',
    ...more,
  }
}

export const standsFor = (server: TestServer, minutes: number): string =>
  addMinutes(server.context.clock.now().toISOString(), minutes)
