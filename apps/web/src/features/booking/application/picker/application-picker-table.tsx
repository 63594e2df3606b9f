import type { MatchedApplication } from '@sojourn/contract/booking/application/application.shapes'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { Table, type Column } from '../../../../kit/lists/table'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { buttonTypes } from '../application-buttons'
import type { Selecting } from './application-picker-request'
import styles from './application-picker.module.css'

interface PickerTableProps extends Selecting {
  list: readonly MatchedApplication[]
}

/** On a phone the same facts stand below each other. */
export function PickerCards({ list, ...rest }: PickerTableProps) {
  const { table } = useText('booking/application/picker')
  return (
    <ul className={styles['cards']} aria-label={table}>
      {list.map((application) => (
        <li key={application.travelApplyNo}>
          <NumberAndTitle application={application} />
          <span>{application.displayCity}</span>
          <span className={styles['facts']}>
            {application.startDateStruct.fullDate} – {application.endDateStruct.fullDate} · {application.travelApplyTypeDesc} ·{' '}
            {namesOf(application)}
          </span>
          <Actions application={application} {...rest} />
        </li>
      ))}
    </ul>
  )
}

const namesOf = ({ travelApplyPersonList }: MatchedApplication): string => travelApplyPersonList.map(({ name }) => name).join(' ')

/** The columns of S2.59. */
export function PickerTable({ list, ...rest }: PickerTableProps) {
  const { columns: heads, table } = useText('booking/application/picker')
  const columns: Column<MatchedApplication>[] = [
    { key: 'number', head: heads.number, cell: (application) => <NumberAndTitle application={application} /> },
    { key: 'type', head: heads.type, cell: ({ travelApplyTypeDesc }) => <Short>{travelApplyTypeDesc}</Short> },
    { key: 'start', head: heads.start, cell: ({ startDateStruct }) => <Short>{startDateStruct.fullDate}</Short> },
    { key: 'end', head: heads.end, cell: ({ endDateStruct }) => <Short>{endDateStruct.fullDate}</Short> },
    { key: 'places', head: heads.places, cell: ({ displayCity }) => displayCity },
    { key: 'applicant', head: heads.applicant, cell: ({ employeeName }) => <Short>{employeeName}</Short> },
    {
      key: 'travellers',
      head: heads.travellers,
      cell: namesOf,
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

function NumberAndTitle({ application: { displayTravelApplyNo, title } }: { application: MatchedApplication }) {
  return (
    <span className={styles['number']}>
      {displayTravelApplyNo}
      <span>{title}</span>
    </span>
  )
}

/** Words that stay on one line. */
const Short = ({ children }: { children: string }) => <span className={styles['short']}>{children}</span>

interface ActionsProps extends Selecting {
  application: MatchedApplication
}

/** The buttons that the server sent; selecting is type 12 (S4.16). */
function Actions({ application, busyNo, onSelect }: ActionsProps) {
  const text = useText('booking/application/picker')
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
