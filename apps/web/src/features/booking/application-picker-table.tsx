import type { MatchedApplication } from '@sojourn/contract/booking/application.shapes'
import { Button } from '../../kit/button'
import { ButtonLink } from '../../kit/link'
import { Table, type Column } from '../../kit/table'
import { useText } from '../../kit/text'
import { paths } from '../../paths'
import { buttonTypes } from './application-buttons'
import type { Selecting } from './application-picker-request'
import styles from './application-picker.module.css'

interface PickerTableProps extends Selecting {
  list: readonly MatchedApplication[]
}

/** The columns of S2.59. */
export function PickerTable({ list, ...rest }: PickerTableProps) {
  const { columns: heads, table } = useText('booking/application-picker')
  const columns: Column<MatchedApplication>[] = [
    { key: 'number', head: heads.number, cell: (application) => <Number application={application} /> },
    { key: 'type', head: heads.type, cell: ({ travelApplyTypeDesc }) => travelApplyTypeDesc },
    { key: 'start', head: heads.start, cell: ({ startDateStruct }) => <Day date={startDateStruct.fullDate} /> },
    { key: 'end', head: heads.end, cell: ({ endDateStruct }) => <Day date={endDateStruct.fullDate} /> },
    { key: 'places', head: heads.places, cell: ({ displayCity }) => displayCity },
    { key: 'applicant', head: heads.applicant, cell: ({ employeeName }) => employeeName },
    {
      key: 'travellers',
      head: heads.travellers,
      cell: ({ travelApplyPersonList }) => travelApplyPersonList.map(({ name }) => name).join(' '),
    },
    {
      key: 'actions',
      head: heads.actions,
      align: 'end',
      cell: (application) => <Actions application={application} {...rest} />,
    },
  ]
  return <Table caption={table} columns={columns} rows={list} rowKey={({ travelApplyNo }) => travelApplyNo} />
}

function Number({ application: { displayTravelApplyNo, title } }: { application: MatchedApplication }) {
  return (
    <span className={styles['number']}>
      {displayTravelApplyNo}
      <span>{title}</span>
    </span>
  )
}

const Day = ({ date }: { date: string }) => <span className={styles['day']}>{date}</span>

interface ActionsProps extends Selecting {
  application: MatchedApplication
}

/** The buttons that the server sent; selecting is type 12 (S4.16). */
function Actions({ application, busyNo, onSelect }: ActionsProps) {
  const text = useText('booking/application-picker')
  const { travelApplyNo, displayTravelApplyNo: number } = application
  return (
    <span className={styles['actions']}>
      {application.buttonList.map(({ name, type }) =>
        type === buttonTypes.select ? (
          onSelect && (
            <Button
              key={type}
              size="compact"
              kind="brand"
              busy={busyNo === travelApplyNo}
              aria-label={text.select({ number })}
              onClick={() => onSelect(application)}
            >
              {name}
            </Button>
          )
        ) : (
          <ButtonLink
            key={type}
            size="compact"
            kind="quiet"
            to={paths.travelForm({ travelApplyNo })}
            aria-label={text.view({ number })}
          >
            {name}
          </ButtonLink>
        ),
      )}
    </span>
  )
}
