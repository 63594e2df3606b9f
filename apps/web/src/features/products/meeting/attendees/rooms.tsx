import type { MeetingRoomBlock } from '@sojourn/contract/products/meeting/room-block.shapes'
import { useText } from '../../../../kit/text/text'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Table, type Column } from '../../../../kit/lists/table'
import { formatDate, formatFullDate, formatPrice } from '../../../../kit/text/format'
import styles from '../meeting.module.css'
import type { AttendeesPart } from './attendees-part'
import { HoldRooms, useHolding } from './hold-rooms'

/** Rooms that the venue holds for the guests: what they take of them, and what those that nobody takes cost. */
export function RoomBlock({ meeting: { orderNo, rooms, counts } }: AttendeesPart) {
  const text = useText('products/meeting/rooms')
  const holding = useHolding()
  if (!rooms || (!rooms.block && !rooms.canHold)) return null
  const { block, canHold, rate } = rooms
  return (
    <Card title={text.title}>
      <p className={styles['lead']}>{text.why({ rate: formatPrice(rate) })}</p>
      {block && <Block block={block} />}
      {canHold ? (
        <HoldRooms
          key={JSON.stringify(block?.nights ?? [])}
          orderNo={orderNo}
          rooms={rooms}
          wished={counts.rooms}
          holding={holding}
        />
      ) : (
        <p className={styles['foot']}>{text.closed}</p>
      )}
    </Card>
  )
}

function Block({ block }: { block: MeetingRoomBlock }) {
  const text = useText('products/meeting/rooms')
  const { cutOff, attritionPercent, freePer, nights, charge, curve } = block
  return (
    <>
      <Table caption={text.title} columns={useColumns()} rows={nights} rowKey={({ night }) => night} />
      <div className={styles['question']}>
        <FactList>
          <Fact name={text.cutOff}>{`${formatFullDate(cutOff)} · ${text.cutOffWhy}`}</Fact>
          <Fact name={text.terms}>{text.termsOf({ percent: attritionPercent, free: freePer })}</Fact>
          <Fact name={text.charge}>
            <strong>{formatPrice(charge.amount)}</strong> · {text.chargeOf(charge)}
          </Fact>
          {curve.length > 0 && (
            <Fact name={text.curve}>
              <ul>
                {curve.map(({ day, count }) => (
                  <li key={day}>{`${formatDate(day)} · ${text.nights({ count })}`}</li>
                ))}
              </ul>
            </Fact>
          )}
        </FactList>
      </div>
    </>
  )
}

function useColumns(): Column<MeetingRoomBlock['nights'][number]>[] {
  const text = useText('products/meeting/rooms')
  return [
    { key: 'night', head: text.night, cell: ({ night }) => formatFullDate(night) },
    { key: 'held', head: text.held, align: 'end', cell: ({ held }) => held },
    { key: 'picked', head: text.picked, align: 'end', cell: ({ picked }) => picked },
    { key: 'booked', head: text.booked, align: 'end', cell: ({ booked }) => booked },
    { key: 'guaranteed', head: text.guaranteed, align: 'end', cell: ({ guaranteed }) => guaranteed },
  ]
}
