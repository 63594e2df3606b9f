import type { applyForBillInvoices, applyForInvoices } from '@sojourn/contract/finance/invoice.calls'
import { invoiceRestAtMost } from '@sojourn/contract/finance/invoice-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { ruleOf } from '@sojourn/domain/finance/invoice/items'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { findBill } from '../bill/bill-store'
import { chargedItems } from './charged'
import { findLivingLines, insertApplication, type ApplicationRow } from './invoice-store'
import { refuseOpen } from './invoiceable'
import { restOfBill } from './rest'
import { itemsOf } from './items'
import type { SoldItem } from './sold-item'
import { planInvoices, type PlanTerms } from './plan'
import { findOwnRoots, findTitles, type TitleRow } from './source-store'

type Applied = ResponseOf<typeof applyForInvoices>

const emailProblem = (email: string): Problem | undefined =>
  accountFault('mail', email.trim()) ? problem('invoiceEmailWrong', { field: 'email' }) : undefined

/** A key names the first order of its thing. */
const rootsOfKeys = (keys: readonly string[]): string[] => [...new Set(keys.map((key) => key.split(':')[1] ?? ''))]

/** Things as they stand now; a problem where one of them cannot be invoiced any more. */
async function chosen(work: Work, items: readonly SoldItem[], keys: readonly string[]): Promise<SoldItem[] | Problem> {
  const wanted = new Set(keys)
  const found = items.filter(({ key, amount }) => wanted.has(key) && amount > 0)
  if (found.length < wanted.size) return problem('invoiceThingUnknown', { field: 'keys' })
  const today = chinaDate(work.context.clock.now())
  if (found.some((item) => isLapsed(item, today))) return problem('invoiceLapsed', { field: 'keys' })
  const living = await findLivingLines(work, rootsOfKeys(keys))
  return living.some(({ key }) => wanted.has(key)) ? problem('invoiceThingTaken', { field: 'keys' }) : found
}

/** A person's own money, written to a personal title; always ordinary invoices (handbook 10.5). */
export const applyForOwn = (
  context: Context,
  actor: Actor,
  { keys, title, email }: RequestOf<typeof applyForInvoices>,
): Promise<Applied | Problem> =>
  once<Applied>(context, actor, async (work) => {
    const name = title.trim()
    if (name === '') return problem('invoiceTitleMissing', { field: 'title' })
    const wrong = emailProblem(email)
    if (wrong) return wrong
    const roots = rootsOfKeys(keys)
    const own = await findOwnRoots(work, actor.employeeId, { after: undefined, limit: roots.length, roots })
    const items = await itemsOf(
      work,
      own.map(({ root }) => root),
      'person',
    )
    const things = await chosen(work, items, keys)
    if (isProblem(things)) return things
    const titles = [{ titleId: '', name, taxNumber: '' }]
    return apply(work, actor, things, { payer: 'person', billNo: null, email: email.trim(), vatKind: 'ordinary', titles })
  })

type ForBill = RequestOf<typeof applyForBillInvoices>
type AppliedForBill = ResponseOf<typeof applyForBillInvoices>

/** What a bill charges, each thing to the legal entity of its department or all to one. */
export const applyForBill = (context: Context, actor: Actor, request: ForBill): Promise<AppliedForBill | Problem> =>
  once<AppliedForBill>(context, actor, async (work) => {
    const { billNo, entityId, kind, email } = request
    const refused = refuseOpen(await findBill(work, billNo)) ?? emailProblem(email)
    if (refused) return refused
    const titles = await findTitles(work)
    const found = await thingsOf(work, request, titles)
    if (isProblem(found)) return found
    const { things, more } = found
    const titled = things.map((thing) => ({ ...thing, titleId: entityId ?? thing.titleId }))
    const wrong = refuseTitles(titled, titles, kind)
    if (wrong) return wrong
    const applied = await apply(work, actor, titled, {
      payer: 'company',
      billNo,
      email: email.trim(),
      vatKind: kind,
      titles: titles.map((title) => ({
        titleId: title.entityId,
        name: title.name,
        taxNumber: title.taxNumber,
        invoiceLimit: title.invoiceLimit,
      })),
    })
    return isProblem(applied) || !more ? applied : { ...applied, more }
  })

/** Those that are named, or all that is left; of special invoices only what is written to titles that take them. */
async function thingsOf(
  work: Work,
  { billNo, keys, rest, kind, entityId }: ForBill,
  titles: readonly TitleRow[],
): Promise<{ things: SoldItem[]; more: boolean } | Problem> {
  if ((keys === undefined) === (rest === undefined)) return problem('invoiceChoiceMissing', { field: 'keys' })
  if (rest) {
    const ordinary = new Set(titles.flatMap((title) => (title.specialInvoices ? [] : [title.entityId])))
    const takes = (titleId: string): boolean => kind === 'ordinary' || entityId !== undefined || !ordinary.has(titleId)
    const found = await restOfBill(work, billNo, { ...rest, vat: kind, takes, atMost: invoiceRestAtMost })
    return found.things.length > 0 ? found : problem('invoiceThingUnknown', { field: 'rest' })
  }
  const things = await chosen(work, await chargedItems(work, rootsOfKeys(keys!), billNo), keys!)
  return isProblem(things) ? things : { things, more: false }
}

function refuseTitles(things: readonly SoldItem[], titles: readonly TitleRow[], kind: 'special' | 'ordinary') {
  const used = new Set(things.map(({ titleId }) => titleId))
  const known = titles.filter(({ entityId }) => used.has(entityId))
  if (known.length < used.size) return problem('invoiceTitleUnknown', { field: 'entityId' })
  // Carriers and insurers write their own kinds, whatever is asked for.
  const chosenKind = new Set(things.filter(({ item }) => ruleOf(item).voucher === undefined).map(({ titleId }) => titleId))
  const without =
    kind === 'special' && known.some(({ entityId, specialInvoices }) => chosenKind.has(entityId) && !specialInvoices)
  return without ? problem('invoiceSpecialRefused', { field: 'kind' }) : undefined
}

async function apply(
  work: Work,
  actor: Actor,
  things: readonly SoldItem[],
  terms: Pick<PlanTerms, 'payer' | 'billNo' | 'email' | 'vatKind' | 'titles'>,
): Promise<Applied | Problem> {
  const { payer, billNo, email } = terms
  const application: Omit<ApplicationRow, 'version'> = {
    applicationNo: newNumber('IA'),
    payer,
    appliedBy: actor.employeeId,
    appliedByName: actor.name,
    appliedAt: work.context.clock.now(),
    billNo,
    email,
  }
  await insertApplication(work, application)
  const { applicationNo, appliedBy: ownerId } = application
  const planned = await planInvoices(work, things, { ...terms, applicationNo, ownerId, state: 'applied', replaces: null })
  return planned ? { applicationNo } : problem('invoiceThingTaken', { field: 'keys' })
}
