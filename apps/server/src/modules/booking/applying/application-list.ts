import {
  applicationStates,
  applicationTypes,
  type ApplicationState,
} from '@sojourn/contract/booking/application/application.codes'
import type { getTravelApplyList } from '@sojourn/contract/booking/application/application.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isAsked, isBookable, isEnded } from '@sojourn/domain/booking/application/transitions'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { knownDay } from '../../../kit/known-day'
import { findShownContents, listApplications } from '../application/store'
import { applicationSummary } from '../application/application-summary'

const pageSize = 10
type List = RequestOf<typeof getTravelApplyList>

const isOver = (state: ApplicationState): boolean => isEnded(state) && state !== 'deleted'
const groups: Record<Exclude<NonNullable<List['group']>, 'all'>, (state: ApplicationState) => boolean> = {
  open: (state) => state === 'draft' || isAsked(state),
  draft: (state) => state === 'draft',
  approving: isAsked,
  bookable: isBookable,
  over: (state) => state === 'rejected' || isOver(state),
  rejected: (state) => state === 'rejected',
  ended: isOver,
}
const statesOf = (test: (state: ApplicationState) => boolean): ApplicationState[] => applicationStates.words.filter(test)
const hidden: readonly ApplicationState[] = ['deleted']

/** My applications and those I travel under, newest first (S2.38). */
export const myApplications = (context: Context, actor: Actor, request: List): Promise<ResponseOf<typeof getTravelApplyList>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const size = request.size ?? pageSize
    const { group = 'all' } = request
    const found = await listApplications(work, {
      employeeId: actor.employeeId,
      language: actor.language,
      states: group === 'all' ? null : statesOf(groups[group]),
      hidden,
      keyword: request.keyword?.trim() ?? '',
      type: applicationTypes.known(request.travelApplyType) ?? null,
      from: knownDay(request.from),
      to: knownDay(request.to),
      before: readCursor(request.cursor),
      limit: size + 1,
    })
    const rows = found.slice(0, size)
    const nos = rows.map(({ travelApplyNo }) => travelApplyNo)
    const contents = new Map((await findShownContents(work, nos, actor)).map((content) => [content.travelApplyNo, content]))
    const last = rows.at(-1)
    return {
      list: rows.flatMap((row) => {
        const shown = contents.get(row.travelApplyNo)
        return shown ? [applicationSummary(actor, row, shown)] : []
      }),
      ...(found.length > size && last ? { next: writeCursor(last.createdAt, last.travelApplyNo) } : {}),
    }
  })
