import { expect, test } from 'vitest'
import { changeCostOf } from './after-sale/change'
import type { KeptIntlPenalty } from './kept'
import { refundOf } from './after-sale/refund'
import type { TicketState } from './ticket-state'

/** Prices cases from docs/intl-fare-rules.md alone; nothing of the product's own code is used for what is expected. */
const hour = 3_600_000
const now = Date.parse('2026-12-01T08:30:00Z')

/** Numbers by seed (a linear congruence), so that the cases are the same everywhere. */
function dice(seed: number) {
  let state = seed
  const next = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x8000_0000
  return {
    below: (count: number): number => Math.floor(next() * count),
    of: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    chance: (share: number): boolean => next() < share,
  }
}
type Dice = ReturnType<typeof dice>

const rates = { CNY: 100_000_000, HKD: 85_506_000, JPY: 4_260_000, EUR: 762_053_000 }
const coins = { CNY: 100, HKD: 100, JPY: 1, EUR: 100 }
type Currency = keyof typeof rates

function penaltyOf({ of, below, chance }: Dice, kind: KeptIntlPenalty['kind']): KeptIntlPenalty {
  const currency = of<Currency>(['CNY', 'HKD', 'JPY', 'EUR'])
  const unit = of(['hours', 'days'] as const)
  const cuts = unit === 'hours' ? [0, 24, 48, 72] : [0, 1, 2, 3]
  const from = below(3)
  const charged = chance(0.75)
    ? { fee: { amount: (1 + below(900)) * coins[currency] + below(coins[currency]), currency } }
    : chance(0.5)
      ? { percent: 5 * (1 + below(10)) }
      : {}
  return {
    kind,
    scope: of(['unused', 'partlyUsed', 'outbound', 'inbound', 'unused', 'partlyUsed'] as const),
    unit: of(['ticket', 'direction', 'segment'] as const),
    window: {
      unit,
      ...(chance(0.5) && { from: cuts[from]! }),
      ...(chance(0.5) && { to: cuts[from + 1]! }),
    },
    permission: of(['allowed', 'allowed', 'allowed', 'allowed', 'allowed', 'forbidden', 'unknown'] as const),
    ...charged,
  }
}

function caseOf(seed: number): { ticket: TicketState; taxesOnly: boolean } {
  const roll = dice(seed)
  const { below, chance, of } = roll
  const count = 1 + below(6)
  const used = chance(0.35) ? below(count + 1) : 0
  const directions = Array.from({ length: count }, (_, index) => ({
    fare: 1000 * (100 + below(400)) + 500 * below(2),
    surcharge: 100 * below(800),
    oneWayFare: 1000 * (150 + below(500)),
    taxes: ['CN', 'G3', 'YC'].slice(0, below(4)).map((code) => ({ code, amount: 100 * below(400), refundable: chance(0.8) })),
    segments: Array.from({ length: 1 + below(3) }, (__, place) => {
      // The cut points themselves among other hours; some have left without their passenger.
      const ahead = index < used ? -50 : of([-3, 12, 24, 36, 48, 60, 72, 100]) + 96 * index + 3 * place
      return {
        departAt: new Date(now + ahead * hour).toISOString(),
        flown: index < used && (place === 0 || chance(0.6)),
        changedByCarrier: chance(0.04),
      }
    }),
  }))
  const kinds = ['refund', 'refund', 'refund', 'change', 'change', 'noShow'] as const
  const always = { unit: 'hours' } as const
  const penalties = [
    ...Array.from({ length: 2 + below(8) }, () => penaltyOf(roll, of(kinds))),
    // Most tickets say something for every moment.
    ...(chance(0.85)
      ? (['refund', 'change', 'noShow'] as const).flatMap((kind) =>
          (['unused', 'partlyUsed'] as const).map((scope) => ({ ...penaltyOf(roll, kind), scope, window: always })),
        )
      : []),
    ...(chance(0.2) ? [{ ...penaltyOf(roll, 'usedSegments'), scope: 'partlyUsed' as const, window: always }] : []),
    ...(chance(0.3) ? [{ ...penaltyOf(roll, 'taxRefund'), tax: 'G3', window: always }] : []),
  ]
  return { ticket: { directions, penalties, rates, infant: chance(0.1) }, taxesOnly: chance(0.15) }
}

// From here on the document, section by section, with numbers of its own.

type Verdict = number | 'forbidden' | 'unknown'
const wholeYuan = (fen: number): number => Math.floor(fen / 100 + 0.5) * 100

/** 3.6 and 3.7: what one record asks for these directions. */
function askedBy({ ticket, record, parts }: { ticket: TicketState; record: KeptIntlPenalty; parts: number[] }): Verdict {
  if (record.permission !== 'allowed') return record.permission
  if (ticket.infant) return 0
  const mine = parts.map((part) => ticket.directions[part]!)
  if (record.fee) {
    const currency = record.fee.currency as Currency
    const once = wholeYuan((record.fee.amount / coins[currency]) * (rates[currency] / 1_000_000))
    if (record.unit === 'ticket') return once
    if (record.unit === 'direction') return once * parts.length
    return once * mine.flatMap(({ segments }) => segments).filter(({ flown }) => !flown).length
  }
  if (record.percent === undefined) return 0
  let paid = 0
  for (const { fare, surcharge } of mine) paid += fare + surcharge
  return wholeYuan((paid * record.percent) / 100)
}

/** 3.3 to 3.5: the winner among records of one scope. */
function winner(ticket: TicketState, records: KeptIntlPenalty[], parts: number[]): Verdict | undefined {
  let hours = Number.POSITIVE_INFINITY
  for (const part of parts)
    for (const { departAt, flown } of ticket.directions[part]!.segments)
      if (!flown) hours = Math.min(hours, (Date.parse(departAt) - now) / hour)
  const spans = records.map((record) => {
    const size = record.window.unit === 'days' ? 24 : 1
    const [start, end] = [(record.window.from ?? -1e9) * size, (record.window.to ?? 1e9) * size]
    const isOpen = record.window.from === undefined || record.window.to === undefined
    return { record, holds: start <= hours && hours < end, length: isOpen ? 1e9 : end - start }
  })
  const holding = spans.filter(({ holds }) => holds)
  if (holding.length === 0) return undefined
  const shortest = holding.filter(({ length }) => holding.every((other) => other.length >= length))
  const asked = shortest.map(({ record }) => askedBy({ ticket, record, parts }))
  const fees = asked.filter((each) => typeof each === 'number')
  if (fees.length > 0) return Math.min(...fees)
  return asked.includes('forbidden') ? 'forbidden' : 'unknown'
}

/** 3.1, 3.2 and 3.8. */
function asked(ticket: TicketState, kind: KeptIntlPenalty['kind'], parts: number[]): Verdict {
  const ofKind = ticket.penalties.filter((record) => record.kind === kind)
  const isStarted = ticket.directions.some(({ segments }) => segments.some(({ flown }) => flown))
  const verdicts: (Verdict | undefined)[] = []
  const others: number[] = []
  for (const part of parts) {
    const own = winner(
      ticket,
      ofKind.filter(({ scope }) => scope === (part === 0 ? 'outbound' : 'inbound')),
      [part],
    )
    if (own === undefined) others.push(part)
    else verdicts.push(own)
  }
  if (others.length > 0)
    verdicts.push(
      winner(
        ticket,
        ofKind.filter(({ scope }) => scope === (isStarted ? 'partlyUsed' : 'unused')),
        others,
      ),
    )
  return total(verdicts)
}

function total(verdicts: readonly (Verdict | undefined)[]): Verdict {
  if (verdicts.some((each) => each === undefined || each === 'unknown')) return 'unknown'
  if (verdicts.includes('forbidden')) return 'forbidden'
  let fees = 0
  for (const each of verdicts) if (typeof each === 'number') fees += each
  return fees
}

/** 4.4. */
function missed(ticket: TicketState, parts: number[]): Verdict {
  const where = parts.filter((part) =>
    ticket.directions[part]!.segments.some(
      ({ flown, changedByCarrier, departAt }) => !flown && !changedByCarrier && Date.parse(departAt) < now,
    ),
  )
  if (where.length === 0 || !ticket.penalties.some(({ kind }) => kind === 'noShow')) return 0
  return asked(ticket, 'noShow', where)
}

/** 4. */
function refundByDocument(ticket: TicketState, taxesOnly: boolean): number | string {
  const flownIn = (part: number): boolean => ticket.directions[part]!.segments.some(({ flown }) => flown)
  const all = ticket.directions.map((_, part) => part)
  const left = all.filter((part) => ticket.directions[part]!.segments.some(({ flown }) => !flown))
  if (left.length === 0) return 'nothingLeft'
  let paid = 0
  for (const { fare, surcharge } of ticket.directions) paid += fare + surcharge
  const unflown = all.filter((part) => !flownIn(part))
  if (ticket.directions.some(({ segments }) => segments.some((each) => !each.flown && each.changedByCarrier))) {
    let back = 0
    for (const part of unflown) {
      const { fare, surcharge, taxes } = ticket.directions[part]!
      back += fare + surcharge
      for (const { amount } of taxes) back += amount
    }
    return back
  }
  let taxes = 0
  for (const part of unflown)
    for (const tax of ticket.directions[part]!.taxes) {
      const record = ticket.penalties.find(({ kind, tax: code }) => kind === 'taxRefund' && code === tax.code)
      if (record?.permission === 'unknown') return 'unknown'
      if (record ? record.permission === 'allowed' : tax.refundable) taxes += tax.amount
    }
  if (taxesOnly) return taxes
  let used = 0
  for (const part of all.filter(flownIn)) used += ticket.directions[part]!.oneWayFare + ticket.directions[part]!.surcharge
  const deduction = ticket.penalties.find(({ kind }) => kind === 'usedSegments')
  if (used > 0 && deduction?.permission === 'unknown') return 'unknown'
  if (used > 0 && deduction?.permission === 'forbidden') used = paid
  const rest = Math.max(0, paid - used)
  const fee = total([asked(ticket, 'refund', left), missed(ticket, left)])
  if (fee === 'unknown') return 'unknown'
  return (fee === 'forbidden' ? 0 : Math.max(0, rest - fee)) + taxes
}

/** 5, to a direction that is dearer by 300 yuan and whose taxes are 20 yuan more. */
const dearer = (ticket: TicketState, part: number) => {
  const { fare, surcharge, taxes } = ticket.directions[part]!
  const departAt = new Date(Date.parse(ticket.directions[part]!.segments[0]!.departAt) + 48 * hour).toISOString()
  return {
    fare: fare + 30_000,
    surcharge,
    taxes: [...taxes, { code: 'XX', amount: 2000, refundable: true }],
    departAt,
    sameCabin: true,
  }
}
function changeByDocument(ticket: TicketState, part: number): number | string {
  const { segments } = ticket.directions[part]!
  if (segments.some(({ flown, changedByCarrier }) => !flown && changedByCarrier)) return 0
  if (segments.some(({ flown }) => flown)) return 'notChangeable'
  const fee = total([asked(ticket, 'change', [part]), missed(ticket, [part])])
  if (typeof fee === 'string') return fee === 'forbidden' ? 'notChangeable' : 'unknown'
  return fee + 32_000
}

test('[handbook 2.2] two hundred mixed cases agree with the document to the fen', () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= 200; seed++) {
    const { ticket, taxesOnly } = caseOf(seed * 7919)
    const refund = refundOf(ticket, new Date(now).toISOString(), taxesOnly)
    expect([seed, typeof refund === 'string' ? refund : refund.amount]).toEqual([seed, refundByDocument(ticket, taxesOnly)])
    const part = seed % ticket.directions.length
    const change = changeCostOf(ticket, part, dearer(ticket, part), new Date(now).toISOString())
    const cost = typeof change === 'string' ? change : change.fee + change.fareDifference + change.taxDifference
    expect([seed, cost]).toEqual([seed, changeByDocument(ticket, part)])
    for (const answer of [refund, change]) {
      const kind = typeof answer === 'string' ? answer : 'money'
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
  }
  // The cases are mixed: most end in money, and every other end is among them.
  expect(seen.get('money')).toBeGreaterThan(200)
  expect([...seen.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['money', 'notChangeable', 'nothingLeft', 'unknown'])
})
