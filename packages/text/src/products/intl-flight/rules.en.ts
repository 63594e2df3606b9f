import type { text as source } from './rules.zh-CN'

const span = (unit: 'hours' | 'days', count: number): string => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`

export const text: typeof source = {
  kinds: {
    refund: 'Refund',
    change: 'Change of date',
    noShow: 'No-show',
    upgrade: 'Upgrade',
    endorsement: 'Transfer to another airline',
    usedSegments: 'Flights already flown',
    taxRefund: 'Refund of taxes',
    other: 'Other',
  },
  scopes: { unused: 'ticket wholly unused', partlyUsed: 'ticket partly used', outbound: 'outbound', inbound: 'return' },
  units: { ticket: 'per ticket', direction: 'per direction', segment: 'per flight' },
  taxOf: (p) => `Tax ${p.tax}`,
  taxesOf: (p) => `${p.country} airport and government charges`,
  window: ({ unit, from, to }) => {
    if (from === undefined && to === undefined) return 'at any time'
    if (to === undefined) return from === 0 ? 'before departure' : `${span(unit, from!)} or more before departure`
    if (from === undefined) return to === 0 ? 'after departure' : `within ${span(unit, to)} of departure and after it`
    return from === 0 ? `within ${span(unit, to)} of departure` : `${span(unit, to)} to ${span(unit, from)} before departure`
  },
  free: 'allowed, free of charge',
  percent: (p) => `allowed for ${p.percent}% of the fare ${p.unit}`,
  fee: (p) => `allowed for ${p.amount} ${p.unit}`,
  forbidden: 'not allowed',
  unknown: 'not stated; our staff ask the airline',
  own: {
    taxRefund: { allowed: 'returned', forbidden: 'not returned' },
    usedSegments: { allowed: 'their fare is deducted', forbidden: 'nothing is returned' },
    upgrade: { allowed: 'for the difference in fare', forbidden: 'not possible' },
    noShow: { allowed: 'refund and change free of charge', forbidden: 'neither refund nor change after it' },
  },
  sentence: (p) => `${p.subject} (${p.scope}, ${p.when}): ${p.answer}`,
}
