import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import type { MeetingAttendee } from '@sojourn/contract/products/meeting/attendee.shapes'
import { exportMeetingAttendees, removeMeetingAttendee } from '../../../../api/calls/products/meeting/attendee'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Card } from '../../../../kit/layout/page'
import { ExportButton } from '../../../../kit/lists/export-button'
import { Table, type Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { told } from '../../../../kit/overlays/told'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { attendeeWords, fileColumns } from './attendee-columns'
import type { AttendeesPart } from './attendees-part'
import { BookFor } from './book-for'

/** Who has answered. */
export function AttendeeList({ meeting: { attendees, canInvite, canBook, orderNo } }: AttendeesPart) {
  const text = useText('products/meeting/guests/attendees')
  const columns = useColumns({ orderNo, canInvite, canBook })
  const read = async () => (await invoke(exportMeetingAttendees, { orderNo })).list
  if (attendees.length === 0)
    return (
      <Card title={text.list}>
        <EmptyState compact icon="meeting" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      title={text.list}
      action={<ExportButton fileName={`${text.fileName} ${orderNo}`} columns={fileColumns()} read={read} />}
    >
      <p className={styles['lead']}>{`${text.exportWhy} ${text.keptUntil}`}</p>
      {attendees.some(({ repeats }) => repeats) && <p className={styles['lead']}>{text.repeatedWhy}</p>}
      <Table caption={text.list} columns={columns} rows={attendees} rowKey={({ attendeeId }) => attendeeId} />
    </Card>
  )
}

interface Answered {
  orderNo: string
  canInvite: boolean
  canBook: boolean
}

function useColumns(meeting: Answered): Column<MeetingAttendees['attendees'][number]>[] {
  const { columns } = useText('products/meeting/guests/attendees')
  return [
    { key: 'name', head: columns.name, cell: ({ name, mobile }) => <Named name={name} mobile={mobile} /> },
    {
      key: 'comes',
      head: columns.comes,
      cell: (row) => <Badge tone={row.repeats ? 'warn' : row.comes ? 'good' : 'neutral'}>{attendeeWords(row).comes}</Badge>,
    },
    { key: 'days', head: columns.days, cell: (row) => attendeeWords(row).days || '—' },
    { key: 'travel', head: columns.travel, cell: (row) => attendeeWords(row).travel || '—' },
    { key: 'arrival', head: columns.arrival, cell: (row) => attendeeWords(row).arrival || '—' },
    { key: 'leaving', head: columns.leaving, cell: (row) => attendeeWords(row).leaving || '—' },
    { key: 'room', head: columns.room, cell: (row) => attendeeWords(row).room || '—' },
    { key: 'diet', head: columns.diet, cell: (row) => attendeeWords(row).diet || '—' },
    { key: 'note', head: columns.note, cell: (row) => attendeeWords(row).note || '—' },
    {
      key: 'book',
      head: columns.book,
      cell: (attendee) => <BookFor orderNo={meeting.orderNo} canBook={meeting.canBook} attendee={attendee} />,
    },
    { key: 'answered', head: columns.answered, cell: ({ answeredAt }) => formatInstant(answeredAt) },
    {
      key: 'action',
      head: columns.action,
      cell: ({ attendeeId, name }) => <Remove meeting={meeting} attendeeId={attendeeId} name={name} />,
    },
  ]
}

const Named = ({ name, mobile }: Pick<MeetingAttendee, 'name' | 'mobile'>) => (
  <span className={styles['words']}>
    <strong className={styles['file']}>{name}</strong>
    <span className={styles['number']}>{mobile}</span>
  </span>
)

interface RemoveProps {
  meeting: Answered
  attendeeId: string
  name: string
}

function Remove({ meeting: { orderNo, canInvite }, attendeeId, name }: RemoveProps) {
  const text = useText('products/meeting/guests/attendees')
  const remove = useWrite(removeMeetingAttendee, [getMeetingAttendees])
  const confirm = async () => {
    const message = canInvite ? text.removeWhy : text.removeLater
    if (await ask({ title: text.removeAsk({ name }), message, confirm: text.remove, cancel: text.keep }))
      await told(remove.mutateAsync({ orderNo, attendeeId }), text.removed)
  }
  return (
    <Button size="compact" busy={remove.isPending} aria-label={text.removeOf({ name })} onClick={() => void confirm()}>
      {text.remove}
    </Button>
  )
}
