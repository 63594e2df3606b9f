import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatFullDate, formatList } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { AttendeesPart } from './attendees-part'

/** What the answers come to, by product. */
export function Summary({ meeting: { counts, people } }: AttendeesPart) {
  const text = useText('products/meeting/guests/attendees')
  const words = useText('products/meeting/words')
  const { coming, notComing, byDay, modes, diets, rooms, arrivals } = counts
  if (coming + notComing === 0) return null
  const counted = (name: string, count: number) => `${name} · ${text.people({ count })}`
  return (
    <Card title={text.summary}>
      <FactList>
        <Fact name={text.coming}>{text.ofPlanned({ count: coming, people })}</Fact>
        <Fact name={text.notComing}>{text.people({ count: notComing })}</Fact>
        {coming > 0 && (
          <>
            <Fact name={text.byDay}>
              <Lines of={byDay.map(({ day, count }) => counted(formatFullDate(day), count))} />
            </Fact>
            <Fact name={text.byMode}>{formatList(modes.map(({ by, count }) => counted(words.modes[by], count)))}</Fact>
            <Fact name={text.arrivals}>
              <Lines
                of={arrivals.map(({ date, window, by, count }) =>
                  counted(`${formatFullDate(date)} ${words.windows[window]} · ${words.modes[by]}`, count),
                )}
              />
            </Fact>
            <Fact name={text.byDiet}>{formatList(diets.map(({ diet, count }) => counted(words.diets[diet], count)))}</Fact>
            {rooms.length > 0 && (
              <Fact name={text.byRoom}>
                <Lines of={rooms.map(({ night, count }) => `${formatFullDate(night)} · ${text.rooms({ count })}`)} />
              </Fact>
            )}
          </>
        )}
      </FactList>
    </Card>
  )
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
