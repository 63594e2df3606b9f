import type { InvoiceItem, InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import { voucherVerdicts, type VoucherFinding, type VoucherVerdict } from '@sojourn/contract/finance/voucher-words'
import { bareName } from '../../booking/traveller/passenger-name'
import { sum } from '../../kit/money'
import { isTicketVoucher, ruleOf } from '../invoice/items'
import { taxedAmounts } from '../invoice/tax'
import type { ReadVoucher } from './read'

/** A thing that was paid for and of which a voucher is expected; fen. */
export interface ExpectedThing {
  key: string
  payer: InvoicePayer
  item: InvoiceItem
  /** The company's title for it; empty of persons. */
  entityId: string
  amount: number
  /** Of the amount, what carries no tax. */
  outside: number
  ticketNo: string
  service: string
  travelDay: string
  /** Who travels, in Chinese. */
  traveller: string
  /** Another voucher is there already. */
  covered: boolean
}
export interface CompanyTitle {
  entityId: string
  name: string
  taxNumber: string
}
export interface Judgement {
  verdict: VoucherVerdict
  findings: VoucherFinding[]
  /** Of which things it is. */
  keys: string[]
}

const verdictOf: Readonly<Record<VoucherFinding, VoucherVerdict>> = {
  sumsDiffer: 'forged',
  numberImpossible: 'forged',
  dateImpossible: 'forged',
  taxNumberWrong: 'forged',
  altered: 'forged',
  takenBack: 'takenBack',
  givesBack: 'takenBack',
  anotherVoucher: 'duplicate',
  noOrder: 'unknown',
  severalOrders: 'unknown',
  passengerDiffers: 'unknown',
  titleDiffers: 'wrongTitle',
  amountDiffers: 'amountWrong',
  rateDiffers: 'taxWrong',
  taxDiffers: 'taxWrong',
}

/** The gravest of what was found. */
export const worstOf = (findings: readonly VoucherFinding[]): VoucherVerdict =>
  voucherVerdicts.find((verdict) => findings.some((finding) => verdictOf[finding] === verdict)) ?? 'matched'

/** What a voucher is worth beside what was paid; nothing more is asked of one that was forged. */
export function judgeVoucher(
  voucher: ReadVoucher,
  { things, titles, forgery }: { things: readonly ExpectedThing[]; titles: readonly CompanyTitle[]; forgery: VoucherFinding[] },
): Judgement {
  if (forgery.length > 0) return { verdict: worstOf(forgery), findings: forgery, keys: [] }
  if (voucher.givesBack || voucher.amount < 0) return { verdict: worstOf(['givesBack']), findings: ['givesBack'], keys: [] }
  const found = ofVoucher(voucher, things)
  if (typeof found === 'string') return { verdict: worstOf([found]), findings: [found], keys: [] }
  const findings = differences(voucher, found, titles)
  return { verdict: worstOf(findings), findings, keys: found.map(({ key }) => key) }
}

/** A ticket by its number, a train by its day and fare, anything else by what it cost: of several that are alike none is chosen. */
function ofVoucher(voucher: ReadVoucher, things: readonly ExpectedThing[]): ExpectedThing[] | 'noOrder' | 'severalOrders' {
  if (voucher.format === 'air')
    return someOf(things.filter((thing) => isTicket(thing, 'airItinerary') && sameTicket(thing, voucher)))
  if (voucher.format === 'rail') return ofTrain(voucher, things)
  const others = things.filter(({ item }) => !isTicketVoucher(ruleOf(item).voucher ?? 'ordinary'))
  const open = others.filter(({ covered }) => !covered)
  const alike = preferOpen(others.filter(({ amount }) => amount === voucher.amount))
  if (alike.length === 1) return alike
  if (alike.length > 1) return 'severalOrders'
  const orders = new Set(open.map(({ key }) => orderOf(key)))
  return orders.size === 1 ? open : orders.size === 0 ? 'noOrder' : 'severalOrders'
}

function ofTrain(voucher: ReadVoucher, things: readonly ExpectedThing[]): ExpectedThing[] | 'noOrder' | 'severalOrders' {
  const rides = things.filter(
    (thing) => isTicket(thing, 'railTicket') && thing.service === voucher.service && thing.travelDay === voucher.travelDay,
  )
  const own = rides.filter((ride) => isPassenger(voucher, ride))
  const alike = preferOpen((own.length > 0 ? own : rides).filter(({ amount }) => amount === voucher.amount))
  // Colleagues on one train at one fare whom the voucher does not tell apart: any of them.
  return alike.length > 0 ? alike.slice(0, 1) : rides.length > 1 ? 'severalOrders' : someOf(rides)
}

const someOf = (things: ExpectedThing[]): ExpectedThing[] | 'noOrder' => (things.length > 0 ? things : 'noOrder')
const orderOf = (key: string): string => key.split(':')[1] ?? ''
const isTicket = ({ item }: ExpectedThing, kind: 'airItinerary' | 'railTicket'): boolean => ruleOf(item).voucher === kind
const sameTicket = (thing: ExpectedThing, { ticketNo }: ReadVoucher): boolean =>
  ticketNo !== '' && digits(thing.ticketNo) === digits(ticketNo)
const digits = (text: string): string => text.replaceAll(/\D/g, '')
function preferOpen(things: ExpectedThing[]): ExpectedThing[] {
  const open = things.filter(({ covered }) => !covered)
  return open.length > 0 ? open : things
}

function differences(voucher: ReadVoucher, things: readonly ExpectedThing[], titles: readonly CompanyTitle[]): VoucherFinding[] {
  const rates = ratesOf(things)
  const found: [VoucherFinding, boolean][] = [
    ['anotherVoucher', things.some(({ covered }) => covered)],
    ['passengerDiffers', voucher.format !== 'general' && !things.some((thing) => isPassenger(voucher, thing))],
    ['titleDiffers', !isTitled(voucher, things[0]!, titles)],
    ['amountDiffers', sum(things.map(({ amount }) => amount)) !== voucher.amount],
    ['rateDiffers', voucher.lines.some(({ rate }) => rate === undefined || !rates.includes(rate))],
    ['taxDiffers', !isTaxed(voucher, things)],
  ]
  return found.flatMap(([finding, holds]) => (holds ? [finding] : []))
}

/** Names may have brackets of either width. */
const written = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '')

/** Names in Latin letters are written in too many ways to be compared; who is not named may be anybody. Documents do not tell a child apart. */
const isPassenger = ({ passenger }: ReadVoucher, { traveller }: ExpectedThing): boolean =>
  !/\p{Script=Han}/u.test(passenger) || traveller === '' || written(bareName(passenger)) === written(bareName(traveller))

/** To the company that the traveller belongs to; a person's voucher to whom the person likes. */
function isTitled({ buyer }: ReadVoucher, { payer, entityId }: ExpectedThing, titles: readonly CompanyTitle[]): boolean {
  if (payer === 'person') return buyer.name !== ''
  const meant = titles.filter((title) => entityId === '' || title.entityId === entityId)
  return meant.some(({ name, taxNumber }) => written(name) === written(buyer.name) && taxNumber === buyer.taxNumber)
}

/** Carriage at its own rate; whoever serves may be a small payer at 3 % or 1 % (handbook 10.5). */
const smallPayer = [3, 1]
const ratesOf = (things: readonly ExpectedThing[]): number[] =>
  things.flatMap(({ item }) => {
    const { rate, voucher } = ruleOf(item)
    return voucher ? [rate] : [rate, ...smallPayer]
  })

/** Each line to the fen of its rate; of tickets also what of the price carries tax. */
function isTaxed(voucher: ReadVoucher, things: readonly ExpectedThing[]): boolean {
  const isRight = voucher.lines.every(({ net, tax, rate = 0 }) => Math.abs(tax - Math.round((net * rate) / 100)) <= 1)
  if (voucher.format === 'general' || sum(things.map(({ amount }) => amount)) !== voucher.amount) return isRight
  const due = sum(things.map(({ item, amount, outside }) => taxedAmounts(amount, ruleOf(item).rate, outside).tax))
  return isRight && Math.abs(voucher.tax - due) <= things.length
}
