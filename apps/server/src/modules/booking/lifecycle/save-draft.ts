import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { bookModes, bookTypes, products, travelTypes, type Product } from '@sojourn/contract/booking/codes'
import type { DraftFrame, SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookTypeChoice } from '@sojourn/domain/access/booking-options'
import { bookingProblem } from '@sojourn/domain/access/product-availability'
import { agreementInForce } from '@sojourn/domain/booking/agreement'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { draftMinutes } from '../draft/draft'
import { insertDraft, type DraftRow } from '../draft/store'
import { findEnterprise, type EnterpriseRow } from '../settings/store'

/** A search that its product has found in order. */
export interface CheckedSearch {
  product: Product
  frame: DraftFrame
  searchParams: object
  /** City names in simplified Chinese, as travel applications know them. */
  cities: { depart?: string; arrive?: string }
  /** Local days, both included; of a stay from arrival to departure. */
  startDate: string
  endDate: string
}

/** Keeps a search of any product as a draft and says where the flow goes on (S3.40, S4.11–S4.16). */
export async function saveDraft(context: Context, actor: Actor, search: CheckedSearch): Promise<SavedTempOrder | Problem> {
  const { frame, product } = search
  return once(context, actor, async (sql) => {
    const enterprise = await findEnterprise(sql, actor.enterpriseId)
    const refusal = refuseService(actor, search, enterprise, chinaDate(context.clock.now()))
    if (refusal) return refusal
    const forOthers = bookTypes.word(frame.bookType) === 'others'
    const draft = await keep(context, actor, sql, search, forOthers ? [] : [actor.employeeId])
    return {
      tempOrderNo: draft.tempOrderNo,
      productType: products.code(product),
      selfBook: !forOthers,
      needTravelOrder: false,
      matchTravelApplyOrderList: [],
    }
  })
}

async function keep(
  context: Context,
  actor: Actor,
  sql: Sql,
  { product, frame, searchParams }: CheckedSearch,
  travellerIds: string[],
): Promise<DraftRow> {
  const now = context.clock.now()
  const business = travelTypes.word(frame.travelType) === 'business'
  const draft: DraftRow = {
    tempOrderNo: newNumber('T'),
    employeeId: actor.employeeId,
    product: products.code(product),
    travelType: frame.travelType,
    bookType: frame.bookType,
    bookMode: (business && frame.bookMode) || bookModes.code('normal'),
    travelApplyNo: frame.travelApplyNo || null,
    travelOrderNo: frame.travelOrderNo || null,
    searchParams,
    travellerIds,
    expiresAt: new Date(now.getTime() + draftMinutes * 60_000),
  }
  await insertDraft(sql, actor.enterpriseId, draft, now)
  return draft
}

/** Is this product open to the caller for this kind of travel, and for those whom it is booked for (S4.04, S5.01, S5.05)? */
function refuseService(actor: Actor, search: CheckedSearch, enterprise: EnterpriseRow, today: string): Problem | undefined {
  const { product, frame } = search
  const config = { ...(enterprise.config as unknown as EmployeeConfig), isSigningServiceDate: agreementInForce(enterprise, today) }
  const travelType = travelTypes.word(frame.travelType)
  const closed = bookingProblem(config, product, travelType)
  if (closed || travelType === 'personal' || bookTypes.word(frame.bookType) !== 'others') return closed
  if (!actor.permissions.includes('bookForOthers')) return problem('forbidden', { field: 'bookType' })
  const { options } = bookTypeChoice(config, { product, travelType }, true)
  return options.includes('others') ? undefined : problem('bookingNotOpen', { field: 'bookType' })
}
