import { rolesWith } from '@sojourn/domain/kit/roles'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { peopleVipMarkedText } from '@sojourn/text/admin/people/vip-marked'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findInCharge } from '../../booking/traveller/role-store'

/** A letter to the company's administrators, since it pays more for whom its agency marks. */
export async function tellOfVip(work: Work, employeeId: string): Promise<void> {
  const [person] = await findReaders(work, [employeeId])
  if (!person) return
  const today = chinaDate(work.context.clock.now())
  const readers = await findReaders(work, await findInCharge(work, { roles: rolesWith('manageCompany'), today }))
  await postNotifications(work, readers, (reader, language) => {
    const text = peopleVipMarkedText[language]
    const facts = {
      name: readableName(reader, language),
      person: readableName(person, language),
      link: `${work.context.config.publicUrl}/v/manage/employee/detail?employeeId=${employeeId}`,
    }
    return { subject: text.subject(facts), body: text.body(facts) }
  })
}
