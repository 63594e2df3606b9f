import { credentialTypes, settleTypes, travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { BookInfo, BookTraveller } from '@sojourn/contract/booking/book.shapes'
import { flightCredentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { maskEmail, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { orderText } from '@sojourn/text/booking/order'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { approvalInfo } from '../../booking/lifecycle/chain'
import { openDraft } from '../../booking/draft/draft'
import { companyBalance } from '../../booking/ledger/balance'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { findCostCentres, findCredentials, findPeople, type CredentialRow, type PersonRow } from '../../booking/traveller/store'
import { travellersAtMost } from './draft'
import { journeysOf } from './supply'
import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
import type { FlightDraft } from './supply'

/** Everything of the booking page but the fare: people, documents, cost centres, reasons, ways to pay, approvers. */
export async function bookInfo(context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<BookInfo | Problem> {
  const today = chinaDate(context.clock.now())
  return context.database.tenant(actor.enterpriseId, async (sql) => {
    const draft = await openDraft<FlightSearchParams>(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const enterprise = await findEnterprise(sql, actor.enterpriseId)
    const { settings } = enterprise.config
    const people = await findPeople(sql, actor.enterpriseId, [...new Set([...draft.travellerIds, actor.employeeId])], today)
    const booker = people.find(({ employeeId }) => employeeId === actor.employeeId)!
    const travellers = people.filter(({ employeeId }) => draft.travellerIds.includes(employeeId))
    const credentials = await findCredentials(sql, actor.enterpriseId, draft.travellerIds)
    const lastDay = draft.searchParams.returnDate ?? draft.searchParams.departDate
    const business = travelTypes.word(draft.travelType) === 'business'
    const approvals = business ? await approvalsOf(context, sql, actor, draft, travellers) : noApprovals
    return {
      travellers: travellers.map((person) => bookTraveller(context, actor, person, credentials, lastDay)),
      canChooseTravellers: business && actor.permissions.includes('bookForOthers'),
      maxTravellers: travellersAtMost,
      contact: { name: booker.name, mobile: maskMobile(context.vault.open(booker.mobileCipher)), email: maskEmail(booker.email) },
      costCentres: (await findCostCentres(sql, actor.enterpriseId)).map(({ id, code, name }) => ({
        id,
        code,
        name: name[actor.language],
      })),
      reasons: settings.reasons.map(({ code, name, needsText }) => ({ code, name: name[actor.language], needsText })),
      insurances: settings.insurances.map(({ code, price, name, cover }) => ({
        code,
        price,
        name: name[actor.language],
        cover: cover[actor.language],
      })),
      settleTypes: await waysToPay(sql, actor, draft, enterprise),
      serviceFee: settings.serviceFee * journeysOf(draft),
      ...approvals,
    }
  })
}

type Approvals = Pick<BookInfo, 'approvalInPolicy' | 'approvalOutOfPolicy' | 'approvalChoice'>
const noApprovals: Approvals = { approvalInPolicy: [], approvalOutOfPolicy: [] }

/** Who would decide, and whom the booker may name, in policy and out of it. */
async function approvalsOf(
  context: Context,
  sql: Sql,
  actor: Actor,
  draft: FlightDraft,
  travellers: readonly PersonRow[],
): Promise<Approvals> {
  const infoFor = (outOfPolicy: boolean) =>
    approvalInfo(context, sql, actor, {
      product: 'flight',
      outOfPolicy,
      travellers,
      departDate: draft.searchParams.departDate,
      insideApplication: draft.travelApplyNo !== null,
    })
  const [inPolicy, outOfPolicy] = await Promise.all([infoFor(false), infoFor(true)])
  const isFree = [inPolicy, outOfPolicy].some(({ info }) => info.personGroupList.length > 0)
  return {
    approvalInPolicy: inPolicy.levels,
    approvalOutOfPolicy: outOfPolicy.levels,
    ...(isFree && { approvalChoice: { inPolicy: inPolicy.info, outOfPolicy: outOfPolicy.info } }),
  }
}

function bookTraveller(
  context: Context,
  actor: Actor,
  person: PersonRow,
  credentials: readonly CredentialRow[],
  lastDay: string,
): BookTraveller {
  return {
    employeeId: person.employeeId,
    name: person.name,
    departmentName: person.departmentName[actor.language],
    gradeName: person.gradeName[actor.language],
    mobile: maskMobile(context.vault.open(person.mobileCipher)),
    costCentreId: person.costCentreId,
    credentials: credentials
      .filter(({ employeeId }) => employeeId === person.employeeId)
      .map((credential) => {
        const fault = flightCredentialFault(
          { type: credentialTypes.word(credential.type), ...(credential.expiresOn ? { expiresOn: credential.expiresOn } : {}) },
          lastDay,
        )
        return {
          credentialId: credential.credentialId,
          type: credential.type,
          number: credential.numberMasked,
          nameOnCredential: credential.nameOnCredential,
          ...(credential.expiresOn ? { expiresOn: credential.expiresOn } : {}),
          usable: fault === undefined,
          ...(fault ? { reason: travellerFaultSentence(fault, actor.language) } : {}),
        }
      }),
  }
}

/** Personal trips are paid by the person; business trips as the company does, or personally where it allows that. */
async function waysToPay(
  sql: Sql,
  actor: Actor,
  draft: FlightDraft,
  enterprise: EnterpriseRow,
): Promise<BookInfo['settleTypes']> {
  const text = orderText[actor.language].settleTypes
  const personal = { settleType: settleTypes.code('personal'), name: text.personal, available: true }
  if (travelTypes.word(draft.travelType) === 'personal') return [personal]
  const { companyWays, personalPaymentOnBusiness } = enterprise.config.settings
  const company = await Promise.all(
    companyWays.map(async (way) => ({
      settleType: settleTypes.code(way),
      name: text[way],
      available: ((await companyBalance(sql, actor.enterpriseId, way)) ?? 1) > 0,
    })),
  )
  return personalPaymentOnBusiness ? [...company, personal] : company
}
