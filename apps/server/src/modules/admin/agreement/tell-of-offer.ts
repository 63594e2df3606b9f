import type { AgreementStage } from '@sojourn/contract/admin/agency/agreement-words'
import { rolesWith } from '@sojourn/domain/kit/roles'
import { formatYuan } from '@sojourn/domain/kit/money'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { agencyAgreementOfferText } from '@sojourn/text/admin/agency/agreement-offer'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findInCharge } from '../../booking/traveller/role-store'
import type { OfferRow } from './offer-store'

/** What the company's administrators are told; what goes on at the agency they do not hear. */
const told = ['offered', 'signed', 'withdrawn'] as const satisfies readonly AgreementStage[]
const isTold = (stage: AgreementStage): stage is (typeof told)[number] => told.some((each) => each === stage)

/** A letter to whoever may sign for the company. */
export async function tellOfOffer(work: Work, { stage, terms, asked, checked, reason }: OfferRow): Promise<void> {
  // Nobody of the company knew of it.
  if (!isTold(stage) || (stage === 'withdrawn' && !asked && !checked)) return
  const today = chinaDate(work.context.clock.now())
  const readers = await findReaders(work, await findInCharge(work, { roles: rolesWith('manageCompany'), today }))
  await postNotifications(work, readers, (reader, language) => {
    const { notifications } = agencyAgreementOfferText[language]
    const facts = {
      name: readableName(reader, language),
      from: terms?.from ?? '',
      to: terms?.to ?? '',
      credit: formatYuan(terms?.creditLimit ?? 0),
      reason,
      link: `${work.context.config.publicUrl}/v/manage/employee/contract`,
    }
    return {
      subject: notifications[stage].subject,
      body: notifications.frame({ ...facts, sentence: notifications[stage].body(facts) }),
    }
  })
}
