import { momentInWords } from '@sojourn/domain/kit/day-words'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { ordersIncidentNotificationText } from '@sojourn/text/admin/orders/incident-notification'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { insertEvents, type IncidentRow } from './store'

interface Told {
  employeeIds: readonly string[]
  act: 'told' | 'reminded' | 'updated' | 'released'
  actorId: string
}

/** Writes to those of these people who have an account, in the language of each, and keeps to whom; answers how many. */
export async function tellPeople(work: Work, incident: IncidentRow, { employeeIds, act, actorId }: Told): Promise<number> {
  if (employeeIds.length === 0) return 0
  const readers = await findReaders(work, employeeIds)
  const now = work.context.clock.now()
  await postNotifications(work, readers, (reader, language) => {
    const text = ordersIncidentNotificationText[language]
    const facts = {
      name: readableName(reader, language),
      title: incident.title[language],
      message: incident.message[language],
      places: orderText[language].list({ items: incident.places.map(({ name }) => name[language]) }),
      from: momentInWords(incident.from.toISOString(), language),
      to: momentInWords(incident.to.toISOString(), language),
      link: `${work.context.config.publicUrl}/v/center/incident?id=${incident.incidentId}`,
    }
    return { subject: text.subject[act](facts), body: text.body[act](facts) }
  })
  const events = readers.map(({ employeeId }) => ({ eventId: newId(now), act, actorId, employeeId }))
  await insertEvents(work, incident.incidentId, now, events)
  return readers.length
}
