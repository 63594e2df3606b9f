import type { ImportReport } from '@sojourn/contract/admin/people-import.calls'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { saveFile } from '../../../kit/browser/save-file'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { Card } from '../../../kit/layout/page'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { Table, type Column } from '../../../kit/lists/table'
import { writeSheet } from '../../../kit/sheets/write-sheet'
import { useText } from '../../../kit/text/text'
import { mappedRows, type Mapping } from './column-mapping'
import { linesToCorrect } from './error-file'
import styles from './import.module.css'
import type { PeopleSheet } from './use-people-import'

interface ReportProps {
  sheet: PeopleSheet
  mapping: Mapping
  report: ImportReport
}
interface ImportReportViewProps extends ReportProps {
  busy: boolean
  onTake: (invite: boolean) => void
  onFile: () => void
  onColumns: () => void
}

const counts = ['added', 'changed', 'same', 'wrong'] as const

/** What the file would do; where a line is wrong, which and why, and nothing can be taken over. */
export function ImportReportView({ sheet, mapping, report, busy, onTake, onFile, onColumns }: ImportReportViewProps) {
  const text = useText('admin/people-import')
  const [invite, setInvite] = useState(true)
  const { added, changed, wrong } = report
  const count = added + changed
  return (
    <>
      <Card title={text.summary}>
        <FigureTiles>
          {counts.map((each) => (
            <Fact key={each} name={text.counts[each]}>
              {report[each]}
            </Fact>
          ))}
        </FigureTiles>
        {wrong === 0 && count === 0 && <p className={styles['lead']}>{text.nothing}</p>}
        {wrong === 0 && added > 0 && (
          <p>
            <Checkbox label={text.invite} hint={text.inviteHint} checked={invite} onChange={setInvite} />{' '}
            <Help field={text.invite} article="import" section="invite" />
          </p>
        )}
        <div className={styles['buttons']}>
          <Button onClick={onColumns}>{text.backToColumns}</Button>
          <Button onClick={onFile}>{text.otherFile}</Button>
          {wrong === 0 && count > 0 && (
            <Button kind="brand" busy={busy} onClick={() => onTake(invite)}>
              {text.take({ count })}
            </Button>
          )}
        </div>
      </Card>
      {wrong > 0 ? <Faults sheet={sheet} mapping={mapping} report={report} /> : <Changes report={report} />}
    </>
  )
}

type Fault = ImportReport['faults'][number]
const faultsShown = 200

function Faults({ sheet, mapping, report: { faults, wrong } }: ReportProps) {
  const text = useText('admin/people-import')
  const sent = mappedRows(sheet.rows, mapping)
  const contentOf = ({ row, column }: Fault): string => (column ? (sent.rows[row]?.[sent.columns.indexOf(column)] ?? '') : '')
  const columns: readonly Column<Fault>[] = [
    { key: 'line', head: text.line, width: 88, cell: ({ row }) => sent.lines[row] },
    { key: 'column', head: text.column, width: 140, cell: ({ column }) => (column ? text.columns[column] : text.wholeLine) },
    {
      key: 'content',
      head: text.content,
      width: 240,
      cell: (fault) => <span className={styles['samples']}>{contentOf(fault)}</span>,
    },
    { key: 'why', head: text.why, cell: ({ why }) => why },
  ]
  const save = async () => {
    const lines = linesToCorrect(sheet, sent.lines, faults, text)
    saveFile(`${text.wrongFileName}.xlsx`, await writeSheet(text.wrongTitle, lines))
  }
  const shown = faults.slice(0, faultsShown)
  return (
    <Card
      title={text.wrongTitle}
      action={
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {text.wrongFile}
        </Button>
      }
    >
      <p className={styles['lead']}>{text.wrongLead({ lines: wrong })}</p>
      <Table
        caption={text.wrongTitle}
        columns={columns}
        rows={shown}
        rowKey={({ row, column = '', why }) => `${row} ${column} ${why}`}
      />
      {faults.length > shown.length && (
        <p className={styles['soft']}>{text.moreFaults({ count: faults.length - shown.length })}</p>
      )}
    </Card>
  )
}

type Change = ImportReport['changes'][number]

function Changes({ report: { changes } }: Pick<ReportProps, 'report'>) {
  const text = useText('admin/people-import')
  if (changes.length === 0) return null
  const columns: readonly Column<Change>[] = [
    { key: 'person', head: text.person, width: 240, cell: ({ name }) => name },
    {
      key: 'willBe',
      head: text.willBe,
      cell: ({ columns: changed }) =>
        changed.length === 0 ? text.isNew : changed.map((column) => text.columns[column]).join(' · '),
    },
  ]
  return (
    <Card
      title={text.changesTitle}
      action={<span className={styles['soft']}>{text.changesLead({ shown: changes.length })}</span>}
    >
      <Table caption={text.changesTitle} columns={columns} rows={changes} rowKey={({ row }) => String(row)} />
    </Card>
  )
}
