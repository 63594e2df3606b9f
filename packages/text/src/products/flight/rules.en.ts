import type { text as source } from './rules.zh-CN'

const span = (hours: number): string => (hours % 24 === 0 && hours > 48 ? `${hours / 24} days` : `${hours} hours`)

export const text: typeof source = {
  range: ({ from, to }) => (to === 0 ? 'free' : from === to ? `${from}%` : `${from}%–${to}%`),
  summary: (p) =>
    [
      `Refund fee ${p.refund}`,
      `change fee ${p.change}`,
      ...(p.closedHours === undefined ? [] : [`neither within ${p.closedHours} hours of departure nor after it`]),
      p.endorsable ? 'may be endorsed to another carrier' : 'not endorsable',
    ].join(', '),
  refund: 'Refund',
  change: 'Change',
  endorsable: 'May be endorsed',
  notEndorsable: 'Not endorsable',
  free: 'Free',
  notRefundable: 'Not refundable; fees and surcharges are returned',
  notChangeable: 'Not changeable',
  before: ({ hours }) => `${span(hours)} or more before departure`,
  between: ({ from, to }) => `${span(from)} to ${span(to)} before departure`,
  after: ({ hours }) => `Less than ${span(hours)} before departure and after it`,
  journey: ({ flightNo, from, to }) => `${flightNo} ${from} → ${to}`,
  both: ({ outbound, inbound }) => `${outbound} / ${inbound}`,
}
