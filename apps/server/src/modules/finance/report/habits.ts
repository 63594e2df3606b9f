import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import { isProblem } from '@sojourn/contract/kit/problems'
import { nothing } from '@sojourn/domain/finance/report/measure-line'
import { adoptionWithin, earlierBooking, lostWithinOf, thresholds, trainInstead } from '@sojourn/domain/finance/report/what-if'
import { formatYuan } from '@sojourn/domain/kit/money'
import { reportPageText } from '@sojourn/text/finance/report/page'
import type { Work } from '../../../context'
import type { ReportReader } from './quest'
import { readReport } from './report'
import type { Habits, SheetRequest } from './sheet-request'
import { toldFigure } from './told-figure'

export const usualHabits: Habits = { threshold: '0', days: 7, hours: 4, near: 2 }
const figures = new Intl.NumberFormat('en-US')

/** What the page of savings says beside its table: how often the lowest fare was taken, and what other habits would have saved. */
export async function habitsOf(work: Work, actor: ReportReader, request: SheetRequest): Promise<string[]> {
  if (request.page !== 'savings') return []
  const { habits = usualHabits } = request
  const ask = async (groupedBy: ReportGroup, more: Pick<SheetRequest, 'products'> = {}) => {
    const answer = await readReport(work, actor, { ...request, ...more, groupedBy })
    return isProblem(answer) ? { groups: [], now: nothing() } : answer
  }
  const threshold = thresholds[habits.threshold]!
  const flights = { products: ['flight' as const] }
  const [above, advance, rail, near, rooms] = await Promise.all([
    ask(threshold.unit === 'yuan' ? 'above' : 'aboveShare'),
    ask('advance', flights),
    ask('rail', flights),
    ask('advance', { products: ['flight', 'intlFlight'] }),
    ask('product', { products: ['hotel', 'intlHotel'] }),
  ])
  const text = reportPageText[actor.language]
  const { adopted, compared } = adoptionWithin(above.groups, threshold)
  const limit = threshold.upTo === 0 ? text.thresholdOf.none : text.thresholdOf[threshold.unit]({ count: threshold.upTo })
  const earlier = earlierBooking(advance.groups, habits.days)
  const train = trainInstead(rail.groups, habits.hours)
  const carbon = toldFigure('carbon', { ...nothing(), grams: train.grams }, actor.language)
  const saving = (fen: number) => `${fen < 0 ? text.wouldCost : text.wouldSave} ${formatYuan(Math.abs(fen))}`
  const line = (name: string, ...said: string[]) => `${name}: ${said.join(' · ')}`
  return [
    compared === 0
      ? line(text.adoption, text.noneCompared)
      : line(
          text.adoption,
          `${((adopted / compared) * 100).toFixed(1)}%`,
          limit,
          text.adopted({ adopted: figures.format(adopted), compared: figures.format(compared) }),
        ),
    earlier
      ? line(
          text.earlier,
          saving(earlier.saving),
          text.earlierWhy({ tickets: figures.format(earlier.tickets), days: habits.days }),
        )
      : line(text.earlier, text.noEarlier({ days: habits.days })),
    line(
      text.train,
      saving(train.saving),
      text.trainWhy({ tickets: figures.format(train.tickets), carbon, hours: habits.hours }),
    ),
    line(
      text.near,
      saving(near.now[lostWithinOf(habits.near)]),
      text.nearWhy({ compared: figures.format(near.now.compared), hours: habits.near }),
    ),
    line(text.room, saving(rooms.now.lost), text.roomWhy({ compared: figures.format(rooms.now.compared) })),
  ]
}
