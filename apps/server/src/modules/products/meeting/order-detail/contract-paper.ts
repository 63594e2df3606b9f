import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { readMeetingContract } from '@sojourn/contract/products/meeting/order.calls'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { formatYuan } from '@sojourn/domain/kit/money'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { termsOf } from '@sojourn/domain/products/meeting/terms'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { renderPdf, typesetting } from '../../../booking/documents/pdf'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findOrderTravellers } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { findMeeting } from '../order/meeting-store'
import { findSteps } from '../order/step-store'
import { contractTemplate } from './contract-template'

type Read = ResponseOf<typeof readMeetingContract>

/** The contract of a meeting for whoever reads its order: what was agreed, as it was when the venue confirmed it. */
export const readContract = (
  context: Context,
  actor: Actor,
  { orderNo }: RequestOf<typeof readMeetingContract>,
): Promise<Read | Problem> =>
  inCompany<Read | Problem>(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, orderNo)
    if (found?.order.product !== 'meeting') return problem('orderUnknown', { field: 'orderNo' })
    const { contractNo, body, orderNo: depositNo } = await findMeeting(work, orderNo)
    if (contractNo === null) return problem('meetingStepIllegal', { field: 'orderNo' })
    const [company, steps, travellers] = await Promise.all([
      findEnterprise(work),
      findSteps(work, depositNo),
      findOrderTravellers(work, [depositNo], actor.language),
    ])
    const { language } = actor
    const { plan, people, quotedPeople = people, deposit } = body
    const { contract: text, lineNames } = meetingRulesText[language]
    const confirmed = steps.find(({ step }) => step === 'confirmed')!.at.toISOString()
    const pdf = renderPdf(contractTemplate, {
      ...typesetting[language],
      title: text.title,
      facts: [
        { name: text.number, value: contractNo },
        { name: text.customer, value: company.name[language] },
        { name: text.contact, value: passengerName(travellers[0]!, language) },
        { name: text.venue, value: `${plan.venueName[language]} · ${plan.address[language]}` },
        { name: text.hall, value: plan.hallName[language] },
        { name: text.days, value: plan.days.map((day) => dayInWords(day, language)).join(' · ') },
        { name: text.people, value: String(quotedPeople) },
        { name: text.deposit, value: formatYuan(deposit) },
        ...(plan.note ? [{ name: text.note, value: plan.note }] : []),
      ],
      heads: [text.item, text.unit, text.count, text.times, text.amount],
      rows: plan.lines.map(({ kind, unit, count, times, amount }) => [
        lineNames[kind],
        formatYuan(unit),
        String(count),
        String(times),
        formatYuan(amount),
      ]),
      total: `${text.total} ${formatYuan(linesTotal(plan.lines))}`,
      termsTitle: text.terms,
      terms: termsOf(plan, language),
      footer: `${contractNo} · ${text.confirmed({ day: dayInWords(localOf(confirmed, chinaOffsetMinutes).date, language) })}`,
      signatures: [text.signature, text.venueSignature],
    })
    return { fileName: text.fileName({ number: contractNo }), mediaType: 'application/pdf', content: pdf.toString('base64') }
  })
