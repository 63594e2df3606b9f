import type { Measures, ReportGroup } from '@sojourn/contract/finance/report-words'
import type { Language } from '@sojourn/contract/kit/language'
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
  const [above, advance, rail, lowest] = await Promise.all([
    ask(threshold.unit === 'yuan' ? 'above' : 'aboveShare'),
    ask('advance', flights),
    ask('rail', flights),
    lowestHabits(ask, habits, actor.language),
  ])
  const text = reportPageText[actor.language]
  const { adopted, compared } = adoptionWithin(above.groups, threshold)
  const limit = threshold.upTo === 0 ? text.thresholdOf.none : text.thresholdOf[threshold.unit]({ count: threshold.upTo })
  const earlier = earlierBooking(advance.groups, habits.days)
  const train = trainInstead(rail.groups, habits.hours)
  const carbon = toldFigure('carbon', { ...nothing(), grams: train.grams }, actor.language)
  const saving = savingIn(actor.language)
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
    ...lowest,
  ]
}

const line = (name: string, ...said: string[]): string => `${name}: ${said.join(' · ')}`
const savingIn =
  (language: Language) =>
  (fen: number): string => {
    const { wouldCost, wouldSave } = reportPageText[language]
    return `${fen < 0 ? wouldCost : wouldSave} ${formatYuan(Math.abs(fen))}`
  }

type Ask = (groupedBy: ReportGroup, more?: Pick<SheetRequest, 'products'>) => Promise<{ now: Measures }>

/** What the lowest would have saved: of flights near the same time, of stays in the same hotel. */
async function lowestHabits(ask: Ask, { near }: Habits, language: Language): Promise<string[]> {
  const text = reportPageText[language]
  const saving = savingIn(language)
  const [flights, rooms] = await Promise.all([
    ask('advance', { products: ['flight', 'intlFlight'] }),
    ask('product', { products: ['hotel', 'intlHotel'] }),
  ])
  return [
    line(
      text.near,
      saving(flights.now[lostWithinOf(near)]),
      text.nearWhy({ compared: figures.format(flights.now.compared), hours: near }),
    ),
    line(text.room, saving(rooms.now.lost), text.roomWhy({ compared: figures.format(rooms.now.compared) })),
  ]
}
