import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'
import type { AskedText, BookInfo, OrderContact, OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { SettleCode } from '@sojourn/contract/booking/codes'
import { chosenTogether, leavesChoice, settle } from '@sojourn/domain/booking/ledger/split'
import { fittingReasons } from '@sojourn/domain/booking/policy/reason-fits'
import { needsApproval, needsReason } from '@sojourn/domain/booking/policy/verdict'
import { birthDateFault } from '@sojourn/domain/booking/traveller/credential-form'
import { orderTexts, type OrderText } from '@sojourn/contract/booking/order-text-words'
import { orderTextFault, type OrderTextFault } from '@sojourn/domain/booking/order-text'
import { fillFaults, slotPath } from '@sojourn/domain/booking/custom-field-fill'
import type { ValueFault } from '@sojourn/domain/booking/custom-field-value-fault'
import { emailFault, mobileFault, nameFault, type ContactFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { costFaults, costRequest, type CostFault, type CostForm } from './cost-form'
import { filledFields, slotsOfInfo } from './order-fields'
import { longestText, noReason, type Reason } from '../policy/reason'
import { chosenApprovers, missingApprovers, type ApproverChoice, type ApproverGroup } from '../approval/list/approval-choice'

export interface TravellerForm extends CostForm, Reason {
  employeeId: string
  credentialId: string
  /** Where the document asks for it. */
  birthDate: string
  /** Where a rule leaves the choice. */
  paysExcess: boolean
  insurances: OrderTravellerRequest['insurances']
}
export interface BookForm {
  travellers: TravellerForm[]
  contact: { name: string; mobile: string; email: string }
  settleType: SettleCode | undefined
  purpose: string
  remark: string
  /** What was written into the company's fields; what was not touched begins as the company says. */
  fields: OrderFieldValue[]
  /** Whom the booker named, by level of the flow. */
  approvers: ApproverChoice
}

export type BookFault =
  | ContactFault
  | 'travellersMissing'
  | 'credentialMissing'
  | 'birthDateMissing'
  | 'birthDateWrong'
  | CostFault
  | 'reasonMissing'
  | 'reasonTextMissing'
  | 'reasonTextTooLong'
  | 'settleTypeMissing'
  | 'samePassenger'
  | 'approverMissing'
  | { custom: ValueFault; field: BookInfo['fields'][number] }
  | { text: OrderText; fault: OrderTextFault; asked: AskedText | undefined }

/** Faults by the path of the request's field, in the order of the screen. */
export type BookFaults = Map<string, BookFault>

type BookTraveller = BookInfo['travellers'][number]

function travellerForm(
  traveller: BookTraveller,
  kept: TravellerForm | undefined,
  forced: Partial<Pick<TravellerForm, 'insurances'>>,
): TravellerForm {
  const usable = traveller.credentials.filter((credential) => credential.usable)
  const known = usable.find(({ credentialId }) => credentialId === kept?.credentialId) ?? usable[0]
  const blank = {
    birthDate: '',
    costShares: [],
    projectCode: '',
    ...noReason,
    paysExcess: false,
    insurances: [],
  }
  return {
    ...blank,
    costCentreId: traveller.costCentreId,
    ...kept,
    ...forced,
    employeeId: traveller.employeeId,
    credentialId: known?.credentialId ?? '',
  }
}

/** The form as it opens: what was kept of it, else what is known of the travellers and the booker. */
export function openForm(info: BookInfo, kept: BookForm | undefined, together: readonly (readonly string[])[] = []): BookForm {
  const methods = info.settleTypes.filter(({ available }) => available)
  const method = methods.find(({ settleType }) => settleType === kept?.settleType) ?? methods[0]
  return {
    travellers: chosenTogether(
      info.travellers.map((traveller) =>
        travellerForm(
          traveller,
          kept?.travellers.find(({ employeeId }) => employeeId === traveller.employeeId),
          info.insuranceForced ? { insurances: info.insurances.map(({ code }) => code) } : {},
        ),
      ),
      together,
    ),
    contact: kept?.contact ?? { name: info.contact.name, mobile: '', email: '' },
    settleType: method?.settleType,
    purpose: kept?.purpose ?? '',
    remark: kept?.remark ?? '',
    fields: filledFields(info, kept?.fields ?? []),
    approvers: kept?.approvers ?? {},
  }
}

export interface BookCircumstances {
  info: BookInfo
  violations: readonly Violation[]
  /** Travellers who already go on this. */
  sameIds: readonly string[]
  /** By id, those who share one price, as the guests of a room do: the first of each chooses who pays an excess. */
  together?: readonly (readonly string[])[] | undefined
}

export const violationsOf = (violations: readonly Violation[], employeeId: string): Violation[] =>
  violations.filter(({ travellerId }) => travellerId === employeeId)

/** A traveller's violations as they are handled after the traveller's answer. */
export const settledViolations = (form: TravellerForm, violations: readonly Violation[]): Violation[] =>
  settle(violationsOf(violations, form.employeeId), form)

/** Does something need the approval of what is out of policy, after what every traveller answered? */
export const asksApproval = (form: BookForm, violations: readonly Violation[]): boolean =>
  form.travellers.some((traveller) => settledViolations(traveller, violations).some(needsApproval))

type WhoDecides = Pick<BookInfo, 'approvalInPolicy' | 'approvalOutOfPolicy' | 'toldInPolicy' | 'toldOutOfPolicy'>

/** Who decides about a booking of this price, in fen, and who is only notified of it. */
export const approvalsAt = (info: WhoDecides & Pick<BookInfo, 'approvalFrom'>, total: number): WhoDecides =>
  info.approvalFrom.findLast(({ amount }) => amount <= total) ?? info

/** Does the chosen document leave the date of birth open? */
export const asksBirthDate = ({ employeeId, credentialId }: TravellerForm, info: BookInfo): boolean =>
  info.travellers
    .find((traveller) => traveller.employeeId === employeeId)
    ?.credentials.find((credential) => credential.credentialId === credentialId)?.asksBirthDate ?? false

function travellerFaults(
  form: TravellerForm,
  path: string,
  { info, violations, sameIds }: BookCircumstances,
): [string, BookFault | undefined][] {
  const own = settledViolations(form, violations)
  const reason = fittingReasons(info.reasons, own).find(({ code }) => code === form.reasonCode)
  const asks = needsReason(own)
  const length = [...form.reasonText.trim()].length
  return [
    [`${path}.employeeId`, sameIds.includes(form.employeeId) ? 'samePassenger' : undefined],
    [`${path}.credentialId`, form.credentialId ? undefined : 'credentialMissing'],
    [`${path}.birthDate`, asksBirthDate(form, info) ? birthDateFault(form.birthDate, info.today) : undefined],
    ...costFaults(form, path, info),
    [`${path}.reasonCode`, asks && !reason ? 'reasonMissing' : undefined],
    [
      `${path}.reasonText`,
      asks && reason?.needsText && length === 0 ? 'reasonTextMissing' : length > longestText ? 'reasonTextTooLong' : undefined,
    ],
  ]
}

/** An empty value stands for the one that is stored with the booker (handbook 11.5: stored ones are shown masked). */
const unlessStored = (value: string, stored: string, fault: (value: string) => BookFault | undefined): BookFault | undefined =>
  value === '' && stored !== '' ? undefined : fault(value)

/** Everything that is missing or wrong. */
export function bookFaults(form: BookForm, circumstances: BookCircumstances): BookFaults {
  const { contact } = circumstances.info
  const all: [string, BookFault | undefined][] = [
    ['travellers', form.travellers.length === 0 ? 'travellersMissing' : undefined],
    ...form.travellers.flatMap((traveller, index) => travellerFaults(traveller, `travellers.${index}`, circumstances)),
    ['contact.name', nameFault(form.contact.name)],
    ['contact.mobile', unlessStored(form.contact.mobile.trim(), contact.mobile, (value) => mobileFault(value))],
    ['contact.email', unlessStored(form.contact.email.trim(), contact.email, emailFault)],
    ...fillFaults(slotsOfInfo(circumstances.info), form.fields).map((found): [string, BookFault] => [
      slotPath(found),
      { custom: found.fault, field: found.field },
    ]),
    ['settleType', form.settleType === undefined ? 'settleTypeMissing' : undefined],
    ...missingApprovers(approvalGroups(form, circumstances), form.approvers).map((level): [string, BookFault] => [
      `approvers.${level}`,
      'approverMissing',
    ]),
    ...orderTexts.map((of): [string, BookFault | undefined] => [of, textFaultOf(form, circumstances.info, of)]),
  ]
  return new Map(all.filter((entry): entry is [string, BookFault] => entry[1] !== undefined))
}

function textFaultOf(form: BookForm, info: BookInfo, text: OrderText): BookFault | undefined {
  const fault = orderTextFault(info[text], writtenText(form, info, text))
  return fault && { text, fault, asked: info[text] }
}

/** What is not asked is not sent, whatever was kept of a form that asked it. */
const writtenText = (form: BookForm, info: Pick<BookInfo, OrderText>, text: OrderText): string =>
  info[text] ? form[text].trim() : ''

type Approvals = Pick<BookCircumstances, 'info' | 'violations'>

const approvalChoice = (form: BookForm, { info, violations }: Approvals) =>
  info.approvalChoice?.[asksApproval(form, violations) ? 'outOfPolicy' : 'inPolicy']

/** The groups from which approvers are named, for what is approved as out of policy or for what is not. */
export const approvalGroups = (form: BookForm, approvals: Approvals): ApproverGroup[] =>
  approvalChoice(form, approvals)?.personGroupList ?? []

export const approvalMode = (form: BookForm, approvals: Approvals): number =>
  approvalChoice(form, approvals)?.approvalPersonMode ?? 0

/** What the orders of all products say of the people, the payment method and who decides. */
export interface OrderedBy {
  travellers: OrderTravellerRequest[]
  contact: OrderContact
  settleType: SettleCode
  purpose?: string
  remark?: string
  fields?: OrderFieldValue[]
  approvers?: ChosenApprovers
}

/** That part of the order that a form without faults asks for. */
export function orderedBy(form: BookForm, { info, violations }: Approvals): OrderedBy {
  const purpose = writtenText(form, info, 'purpose')
  const remark = writtenText(form, info, 'remark')
  const fields = form.fields.filter(({ value }) => value.trim() !== '')
  const approvers = chosenApprovers(approvalGroups(form, { info, violations }), form.approvers)
  return {
    travellers: form.travellers.map((traveller) => ({
      ...travellerRequest(traveller, violations),
      ...(asksBirthDate(traveller, info) && { birthDate: traveller.birthDate }),
    })),
    contact: { name: form.contact.name.trim(), mobile: form.contact.mobile.trim(), email: form.contact.email.trim() },
    settleType: form.settleType ?? 1,
    ...(purpose && { purpose }),
    ...(remark && { remark }),
    ...(fields.length > 0 && { fields }),
    ...(approvers.length > 0 && { approvers }),
  }
}

function travellerRequest(form: TravellerForm, violations: readonly Violation[]): OrderTravellerRequest {
  const { employeeId, credentialId, insurances } = form
  const reasonText = form.reasonText.trim()
  const reason = needsReason(settledViolations(form, violations))
    ? { reasonCode: form.reasonCode, ...(reasonText && { reasonText }) }
    : {}
  const chosen = leavesChoice(violationsOf(violations, employeeId)) && { paysExcess: form.paysExcess }
  return { employeeId, credentialId, ...costRequest(form), insurances, ...reason, ...chosen }
}
