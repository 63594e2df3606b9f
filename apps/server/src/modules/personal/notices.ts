import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { noticePositions } from '@sojourn/contract/kit/notice-positions'
import type { getNoticeList } from '@sojourn/contract/personal/notice.calls'
import { noticeApplies, type NoticePlace } from '@sojourn/domain/personal/notice'
import { noticeText } from '@sojourn/text/personal/notice'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { chinaDate } from '../../kit/clock'
import { findNotices, findOwnOrder, type OrderWords } from './notice-store'

type Asked = RequestOf<typeof getNoticeList>

/** Notices for a place of the portal, and for the journey that it shows where there is one (S7.11). */
export async function noticesFor(context: Context, actor: Actor, request: Asked): Promise<ResponseOf<typeof getNoticeList>> {
  const { orderNo } = request
  const [notices, order] = await inCompany(context, actor.enterpriseId, (work) =>
    Promise.all([
      findNotices(work, context.clock.now()),
      orderNo === undefined ? undefined : findOwnOrder(work, actor.employeeId, orderNo),
    ]),
  )
  const place = placeOf(request, order)
  const say = (text: Record<Actor['language'], string>): string => text[actor.language]
  return {
    title: noticeText[actor.language][noticePositions.word(request.position)],
    infoList: notices
      .filter((notice) => noticeApplies(notice, place))
      .map(({ title, description, content, level, autoAlert, footBanner, shownFrom }) => ({
        title: say(title),
        description: say(description),
        content: say(content),
        level,
        time: shownFrom.toISOString(),
        autoAlert,
        ...(footBanner && { footBanner: { ...footBanner, title: say(footBanner.title) } }),
      })),
  }
}

/** What is asked for and what the order says of the journey, together. */
function placeOf(request: Asked, order: OrderWords | undefined): NoticePlace {
  const { fromCity, toCity, fromStation, toStation, matchText1, matchText2, bookInfoStr } = request
  const given = [
    fromCity,
    toCity,
    fromStation,
    toStation,
    matchText1,
    matchText2,
    bookInfoStr,
    ...Object.values(order?.title ?? {}),
  ]
  return {
    position: request.position,
    product: request.productType,
    words: given.filter((word): word is string => Boolean(word)),
    departDate: request.departDate ?? (order && chinaDate(order.departAt)),
    arriveDate: request.arriveDate ?? (order && chinaDate(order.arriveAt)),
  }
}
