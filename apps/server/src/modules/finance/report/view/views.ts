import type {
  chooseReportView,
  getReportReaders,
  getReportViews,
  removeReportView,
  saveReportView,
} from '@sojourn/contract/finance/report-view.calls'
import { viewsAtMost } from '@sojourn/contract/finance/report-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../../context'
import { newId } from '../../../../kit/id'
import { inCompany, once } from '../../../../work'
import { nameIn } from '../../../booking/columns/latin-column'
import { findReaders } from '../../../booking/notification/store'
import { findHoldersOf } from '../../../booking/traveller/store'
import { findMailsOf, findReceived } from './mail-store'
import { countViews, deleteView, findView, findViews, setDefault, unsetDefault, upsertView } from './view-store'

type Views = ResponseOf<typeof getReportViews>

/** The caller's views and those that are shared, with what is sent of them. */
export const reportViews = (context: Context, actor: Actor): Promise<Views> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const { employeeId, language } = actor
    const [views, mails, received] = await Promise.all([
      findViews(work, employeeId),
      findMailsOf(work, employeeId),
      findReceived(work, employeeId),
    ])
    const people = await namesOfPeople(
      work,
      actor,
      mails.flatMap(({ readerIds }) => readerIds),
    )
    const mailOf = new Map(mails.map((mail) => [mail.viewId, mail]))
    return {
      views: views.map(({ ownerId, ownerName, ...view }) => {
        const mail = mailOf.get(view.viewId)
        return {
          ...view,
          ...(ownerId !== employeeId && { owner: nameIn(ownerName, language) }),
          ...(mail && { mail: { day: mail.day, nextOn: mail.nextOn, readers: people(mail.readerIds) } }),
        }
      }),
      received: received.map(({ viewId, senderId, name, senderName }) => ({
        viewId,
        senderId,
        name,
        sender: nameIn(senderName, language),
      })),
    }
  })

interface Person {
  employeeId: string
  name: string
}
/** People in the reader's words; those who have left are not told. */
async function namesOfPeople(work: Work, { language }: Actor, employeeIds: readonly string[]) {
  const people = await findReaders(work, employeeIds)
  const names = new Map(people.map((person) => [person.employeeId, readableName(person, language)]))
  return (ids: readonly string[]): Person[] =>
    ids.flatMap((employeeId) => {
      const name = names.get(employeeId)
      return name === undefined ? [] : [{ employeeId, name }]
    })
}

/** Who may read reports. */
export const reportReaders = (context: Context, actor: Actor): Promise<ResponseOf<typeof getReportReaders>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const holders = await findHoldersOf(work, 'readOrders')
    return { readers: (await namesOfPeople(work, actor, holders))(holders) }
  })

type Saved = ResponseOf<typeof saveReportView>

/** A name that the person has given to a view of the page already names the new one. */
export const saveView = (context: Context, actor: Actor, request: RequestOf<typeof saveReportView>): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const { page, search, shared } = request
    const name = request.name.trim()
    if (name === '') return problem('viewNameMissing', { field: 'name' })
    const ownerId = actor.employeeId
    const viewId = await upsertView(work, { viewId: newId(context.clock.now()), ownerId, page, name, search, shared })
    return (await countViews(work, { ownerId, page })) > viewsAtMost ? problem('reportViewsTooMany') : { viewId }
  })

export const removeView = (context: Context, actor: Actor, { viewId }: RequestOf<typeof removeReportView>) =>
  once<Saved>(context, actor, async (work) =>
    (await deleteView(work, viewId, actor.employeeId)) ? { viewId } : problem('reportViewUnknown', { field: 'viewId' }),
  )

export const chooseView = (context: Context, actor: Actor, { viewId, isDefault }: RequestOf<typeof chooseReportView>) =>
  once<Saved>(context, actor, async (work) => {
    const view = await findView(work, viewId, actor.employeeId)
    if (!view) return problem('reportViewUnknown', { field: 'viewId' })
    await (isDefault ? setDefault : unsetDefault)(work, actor.employeeId, view)
    return { viewId }
  })
