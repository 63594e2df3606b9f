import { exportMeetingAttendees } from '../../../../api/calls/products/meeting/attendee'
import { invoke } from '../../../../api/client'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { ExportButton } from '../../../../kit/lists/export-button'
import { formatFullDate, formatList } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import type { AttendeesPart } from './attendees-part'
import { pickUpColumns, pickUpsOf } from './pick-ups'

/** What the answers come to, by product. */
export function Summary({ meeting: { counts, people, orderNo } }: AttendeesPart) {
  const text = useText('products/meeting/guests/attendees')
  const words = useText('products/meeting/words')
  const { coming, notComing, byDay, modes, diets, rooms, arrivals, departures } = counts
  if (coming + notComing === 0) return null
  const counted = (name: string, count: number) => `${name} · ${text.people({ count })}`
  const windowed = ({ date, window, by, count }: (typeof arrivals)[number]) =>
    counted(`${formatFullDate(date)} ${words.windows[window]} · ${words.modes[by]}`, count)
  return (
    <Card title={text.summary} action={coming > 0 && <PickUps orderNo={orderNo} />}>
      {coming > 0 && <p className={styles['lead']}>{text.pickUpsWhy}</p>}
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
              <Lines of={arrivals.map(windowed)} />
            </Fact>
            {departures.length > 0 && (
              <Fact name={text.departures}>
                <Lines of={departures.map(windowed)} />
              </Fact>
            )}
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

/** Who arrives and leaves when, for those who drive them. */
function PickUps({ orderNo }: { orderNo: string }) {
  const text = useText('products/meeting/guests/attendees')
  const read = async () => pickUpsOf((await invoke(exportMeetingAttendees, { orderNo })).list)
  return <ExportButton label={text.pickUps} fileName={`${text.pickUps} ${orderNo}`} columns={pickUpColumns()} read={read} />
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
